# Die Wiederholung.

replay-open-title = Was offen liegt
replay-pulse = Pulsstapel: { $cards }
