# Those who are away hear that the table waits; and the page without a connection.

notice-begins = Gra się zaczyna.
notice-waits = Stół czeka.
notice-over = Gra skończona.
notice-mail-stop = Aby zakończyć te listy:
notice-mail-confirm = Ktoś przy stole { $code } chce dostawać pod tym adresem wiadomość, gdy stół czeka. Jeśli to ty, otwórz ten link i potwierdź. Jeśli nie, pomiń ten list.
    .subject = Gloaming: listy od twojego stołu?

## Przy stole

bell = Powiedz mi, gdy stół czeka
bell-detail = Gdy cię nie ma, dowiesz się, że gra się zaczyna, na kogoś czeka albo się kończy, najwyżej co pięć minut. Wszyscy nieobecni dostają to samo zdanie.
bell-here = Na tym urządzeniu
bell-here-on = To urządzenie dostaje wiadomości.
bell-here-none = Ta przeglądarka nie pokaże tu powiadomień. Na iPhonie i iPadzie najpierw dodaj stronę do ekranu początkowego.
bell-here-denied = Twoja przeglądarka nie pozwala tej stronie na powiadomienia. Zmienisz to w jej ustawieniach.
bell-failed = Nie udało się. Sprawdź połączenie i spróbuj jeszcze raz.
bell-mail = Adres e-mail
bell-mail-send = Wyślij mi link
bell-mail-sent = List jest w drodze na { $address }. Otwórz link w środku, żeby potwierdzić.
bell-mail-on = Listy idą na { $address }.
bell-stop = Nic mi już nie mów
bell-hook = Dla czatu albo programu: adres webhooka
bell-hook-set = Użyj
bell-hook-key = Tym kluczem sprawdzisz nasz podpis. Pokazujemy go tylko raz: { $secret }
bell-hook-remove = Usuń
menu-call = Zawołaj nieobecnych
menu-call-done = Kto o to prosił, zaraz się dowie.

## Z listu

bell-letter = Listy od stołu { $code }
bell-letter-what = Jedno zdanie, gdy stół czeka, a ciebie przy nim nie ma.
bell-letter-yes = Tak, piszcie do mnie
bell-letter-no = Nie, nigdy
bell-letter-on = Dobrze. Stół się odezwie.
bell-letter-off = Dobrze. Listów już nie będzie.

## Bez połączenia

offline-title = Brak połączenia
offline-words = Twoje miejsce czeka. Wróć, gdy będziesz online.
offline-again = Spróbuj jeszcze raz

## Odmowy

refusal-unsendable = Wiadomości idą tylko na publiczne adresy zaczynające się od https://. Sprawdź ten.
refusal-no-push = Ten serwer nie wysyła powiadomień na urządzenia. Zapytaj, kto go prowadzi.
refusal-bad-device = Klucz tego urządzenia jest nieprawidłowy. Odśwież stronę i spróbuj jeszcze raz.
refusal-no-mail = Ten serwer nie wysyła e-maili. Zapytaj, kto go prowadzi.
refusal-no-hook = Ten serwer nie wywołuje webhooków. Zapytaj, kto go prowadzi.
refusal-too-many-letters = Zamówiono stąd wiele listów. Poczekaj godzinę i spróbuj jeszcze raz.
