import { createHash } from 'node:crypto';
import { darkTokens, lightTokens } from '@tipmark/ui-kit/server';
import { htmlText } from '@tipmark/web-server';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Text of an element of a page, and the source its policy has to allow. */
export interface InlineCode {
  readonly text: string;
  readonly hash: string;
}

export const inlineCode = (text: string): InlineCode => ({ text, hash: hashOf(text) });

const colours = (tokens: typeof lightTokens | typeof darkTokens) =>
  `--bg:${tokens.bg};--text:${tokens.text};--text2:${tokens.text2};--accent:${tokens.accent};--on:${tokens.onAccent}`;

const style = inlineCode(
  `:root{color-scheme:light;${colours(lightTokens)}}` +
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${colours(darkTokens)}}}` +
    `:root[data-theme=dark]{color-scheme:dark;${colours(darkTokens)}}` +
    'body{margin:0;background:var(--bg);color:var(--text2);font:400 16px/24px Inter,system-ui,sans-serif}' +
    'main{max-width:560px;margin:0 auto;padding:48px 16px;overflow-wrap:anywhere}' +
    'h1{margin:0 0 12px;color:var(--text);font-size:24px;line-height:30px}p{margin:0 0 20px}' +
    'a{display:inline-flex;align-items:center;min-height:44px;padding:0 18px;border-radius:8px;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}' +
    'a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}',
);

export const RETRY_AFTER_SECONDS = 5;

/**
 * Tries again by itself, later each time: 4, 8, 16 … at most 60 seconds, and up to half as much on
 * top, so that not everybody comes back at the same moment.
 */
const script = inlineCode(
  "(()=>{const k='busy-page',now=Date.now();let n=0;" +
    'try{const[c,t]=JSON.parse(sessionStorage.getItem(k)||"[0,0]");if(now-t<180000)n=c;' +
    'sessionStorage.setItem(k,JSON.stringify([n+1,now]))}catch{}' +
    'setTimeout(()=>location.reload(),Math.min(60,4*2**n)*1000*(1+Math.random()/2))})()',
);

export interface SmallPage {
  readonly locale: 'ru' | 'en';
  readonly theme: 'light' | 'dark' | 'system';
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Of the page that was requested. */
  readonly address: string;
}

/** A page that costs next to nothing and requests itself again, with and without scripts. */
export function retryingPage({ locale, theme, title, text, action, address }: SmallPage): string {
  const mark = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return (
    `<!doctype html><html lang="${locale}"${mark}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<noscript><meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}"></noscript>` +
    `<title>${htmlText(title)}</title><style>${style.text}</style></head>` +
    `<body><main><h1>${htmlText(title)}</h1><p role="status">${htmlText(text)}</p>` +
    `<a href="${htmlText(address)}">${htmlText(action)}</a></main>` +
    `<script>${script.text}</script></body></html>`
  );
}

/** Nothing but the page's own style and script. */
export const retryingPagePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  `style-src ${style.hash}; script-src ${script.hash}`;
