import { darkTokens, lightTokens } from '@tipmark/ui-kit/tokens';
import en from '../locales/en/offline.json' with { type: 'json' };
import ru from '../locales/ru/offline.json' with { type: 'json' };
import type { SeenDay, SeenMatch } from './seen-day.ts';

const messages = { ru, en };

interface OfflinePage {
  readonly locale: 'ru' | 'en';
  /** The visitor's choice; anything but light and dark means the system's. */
  readonly theme?: string | undefined;
  readonly day?: SeenDay | undefined;
  /** Allows the style and the script of this one page. */
  readonly nonce: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const used = ['bg', 'surface', 'text', 'text2', 'border', 'accent', 'onAccent'] as const;
const colours = (tokens: Readonly<Record<(typeof used)[number], string>>) =>
  used.map((name) => `--${name}:${tokens[name]}`).join(';');

const style = [
  `:root{color-scheme:light;${colours(lightTokens)}}`,
  `:root[data-theme=dark]{color-scheme:dark;${colours(darkTokens)}}`,
  `@media(prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${colours(darkTokens)}}}`,
  '*{box-sizing:border-box;margin:0}',
  'body{background:var(--bg);color:var(--text);font:400 .875rem/1.25rem system-ui,sans-serif}',
  'main{max-width:720px;margin:0 auto;padding:24px 12px}',
  'h1{font-size:1.375rem;line-height:1.75rem}h2{font-size:1rem;margin-top:24px}',
  'h3{font-size:.875rem;padding:12px;color:var(--text2)}',
  'p{margin-top:8px;color:var(--text2)}',
  'button{margin-top:16px;min-height:44px;padding:0 16px;border:0;border-radius:8px;background:var(--accent);color:var(--onAccent);font:inherit;font-weight:500;cursor:pointer}',
  'button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}',
  'section{margin-top:12px;background:var(--surface);border:1px solid var(--border);border-radius:10px;overflow:hidden}',
  'ul{list-style:none;padding:0}',
  'li{display:grid;grid-template-columns:3.5rem 1fr auto;gap:12px;padding:10px 12px;border-top:1px solid var(--border)}',
  'time{color:var(--text2)}b{font-variant-numeric:tabular-nums}',
  'span{overflow-wrap:anywhere}',
].join('');

/** Opens the requested page as soon as there is a network, or on a click. */
const script =
  "const again=()=>location.reload();addEventListener('online',again);" +
  "document.querySelector('button').addEventListener('click',again)";

const matchLine = ({ time, home, away, score }: SeenMatch): string =>
  `<li><time>${escaped(time)}</time><span>${escaped(home)} – ${escaped(away)}</span>` +
  `<b>${escaped(score)}</b></li>`;

function dayPart(day: SeenDay, seen: string): string {
  const leagues = day.leagues.map(
    ({ name, matches }) =>
      `<section><h3>${escaped(name)}</h3><ul>${matches.map(matchLine).join('')}</ul></section>`,
  );
  const note = seen.replace('{{time}}', day.seenAt);
  return `<p>${escaped(note)}</p><div lang="${day.locale}"><h2>${escaped(day.title)}</h2>${leagues.join('')}</div>`;
}

/** The page shown without a network; it contains nothing of any visitor. */
export function offlinePage({ locale, theme, day, nonce }: OfflinePage): string {
  const { title, text, retry, seen, none } = messages[locale];
  const chosen = theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : '';
  return (
    `<!doctype html><html lang="${locale}"${chosen}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${title} — Tipmark</title><style nonce="${nonce}">${style}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><button type="button">${retry}</button>` +
    `${day ? dayPart(day, seen) : `<p>${none}</p>`}</main>` +
    `<script nonce="${nonce}">${script}</script></body></html>`
  );
}
