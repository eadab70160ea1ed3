/** What the worker says itself, where no page is to say it. */

export type Said = Record<"notice-begins" | "notice-waits" | "notice-over" | "offline-title" | "offline-words" | "offline-again", string> & { language?: string };

/** The first of these languages that has words; "de-AT" is German. */
export function wordsFor(said: Readonly<Record<string, Said>>, wished: readonly string[]): Said {
  const language = wished.map((each) => each.toLowerCase().split("-")[0]!).find((each) => each in said) ?? "en";
  return { ...said[language]!, language };
}

export interface Notice {
  table: string;
  what: "begins" | "waits" | "over";
  language: string;
}

/** What a push carries, or null where it is none of ours. */
export function cleanNotice(text: string): Notice | null {
  try {
    const { table, what, language } = JSON.parse(text) as Record<string, unknown>;
    const known = typeof table === "string" && /^[A-Z2-9]{6}$/.test(table) && (what === "begins" || what === "waits" || what === "over");
    return known ? { table, what, language: typeof language === "string" ? language : "" } : null;
  } catch {
    return null;
  }
}

/** The table by its code, and one sentence that everybody at it could be told. */
export function noticeOf({ table, what }: Notice, words: Said, folder = "/"): [title: string, how: NotificationOptions] {
  const body = words[`notice-${what}`];
  return [`Gloaming ${table}`, { body, tag: table, icon: `${folder}icon-192.png`, lang: words.language ?? "" }];
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One lit window in a dark house. It needs nothing that isn't in it: there is nobody to ask. */
export function offlinePage(words: Said): Response {
  const text = (id: keyof Said): string => escaped(words[id] ?? "");
  const html = `<!doctype html>
<html lang="${escaped(words.language ?? "en")}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0d1218">
<title>${text("offline-title")} · Gloaming</title>
<style>
  :root { color-scheme: dark; }
  body { display: grid; grid-template-rows: minmax(0, 1fr) auto; box-sizing: border-box; min-height: 100dvh; margin: 0; background: #0f1528; color: #ece4d2; font: 1.1875rem/1.4 Alegreya, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; }
  svg { width: 100%; height: 100%; min-height: 260px; overflow: visible; }
  body { overflow: hidden auto; }
  main { position: relative; padding: 24px max(20px, env(safe-area-inset-left)) calc(40px + env(safe-area-inset-bottom)); background: #0a0e13; text-align: center; }
  h1 { margin: 0 0 8px; font-size: clamp(2rem, 6vw, 2.75rem); font-weight: 500; line-height: 1.15; }
  p { max-width: 32em; margin: 0 auto 24px; color: #c6cdd0; }
  a { display: inline-block; min-width: 200px; padding: 13px 24px; border-radius: 4px; background: #f2e8d2; color: #1b1d22; font: 600 1rem/1.3 "Gill Sans", "Segoe UI", system-ui, sans-serif; text-decoration: none; }
  a:focus-visible { outline: 3px solid #ffd68a; outline-offset: 3px; }
</style>
</head>
<body>
<svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
  <g stroke="none"><path d="M-2000 120q1100-26 2200-6t2200-2v140H-2000z" fill="#232c52"/><path d="M-2000 154q1100-20 2200-4t2200-6v100H-2000z" fill="#3f3357"/><path d="M-2000 184q1100-14 2200-2t2200-6v70H-2000z" fill="#8d5254"/><path d="M-2000 208q1100-8 2200-2t2200-2v40H-2000z" fill="#c8824d"/></g>
  <path d="M330 34a20 20 0 1 0 14 34a17 17 0 0 1-14-34z" fill="#f2e2c0"/>
  <g fill="#ece4d2" opacity=".7"><circle cx="60" cy="40" r="1.2"/><circle cx="112" cy="74" r="1"/><circle cx="166" cy="24" r="1.3"/><circle cx="262" cy="60" r="1"/><circle cx="372" cy="96" r="1.1"/><circle cx="30" cy="104" r="1"/><circle cx="-80" cy="60" r="1.2"/><circle cx="470" cy="44" r="1.2"/></g>
  <path d="M-2000 244v-14q1000-16 2100-8h200q1000-10 2100 8v14z" fill="#0a0e13"/>
  <path d="M92 240V132h76V92l32-66 32 66v40h76v108z" fill="#0f161d"/><path d="M84 134l14-20 10 20 20-10 20 10h22v-8h60v8h22l20-10 20 10 10-20 14 20v8H84z" fill="#0a0e13"/>
  <circle cx="200" cy="108" r="15" fill="#ffdf9f"/><path d="M200 98v10l-6-5" fill="none" stroke="#0f161d" stroke-width="2.4" stroke-linecap="round"/>
  <g fill="#19222c"><path d="M112 180V161a11 11 0 0 1 22 0v19z"/><path d="M146 180V161a11 11 0 0 1 22 0v19z"/><path d="M266 180V161a11 11 0 0 1 22 0v19z"/><path d="M112 226V207a11 11 0 0 1 22 0v19z"/><path d="M146 226V207a11 11 0 0 1 22 0v19z"/><path d="M232 226V207a11 11 0 0 1 22 0v19z"/><path d="M266 226V207a11 11 0 0 1 22 0v19z"/></g>
  <path d="M232 180v-19a11 11 0 0 1 22 0v19z" fill="#ffd68a"/><path d="M243 150v30M232 164h22" stroke="#8a6a34" stroke-width="1.6"/>
  <path d="M190 240v-26a10 10 0 0 1 20 0v26z" fill="#232c36"/>
</svg>
<main>
  <h1>${text("offline-title")}</h1>
  <p>${text("offline-words")}</p>
  <a href="">${text("offline-again")}</a>
</main>
<script>addEventListener("online", () => location.reload()); document.querySelector("a").addEventListener("click", (event) => { event.preventDefault(); location.reload(); });</script>
</body>
</html>
`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
  return new Response(html, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "Content-Security-Policy": policy } });
}
