import type { Locale } from '@tipmark/i18n';
import { href } from '@tipmark/route-builder';
import { darkTokens, lightTokens } from '@tipmark/ui-kit/server';
import { htmlText } from '@tipmark/web-server';
import { inlineCode } from '../pages/small-page.ts';
import { textsOf } from './texts.ts';

const COLOURS = [
  'bg',
  'surface',
  'sunken',
  'border',
  'hair',
  'text',
  'text2',
  'accent',
  'danger',
] as const;

const coloursOf = (tokens: typeof lightTokens | typeof darkTokens): string =>
  COLOURS.map((name) => `--${name}:${tokens[name]}`).join(';');

const style = inlineCode(
  [
    `:root{color-scheme:light;${coloursOf(lightTokens)}}`,
    `@media(prefers-color-scheme:dark){:root{color-scheme:dark;${coloursOf(darkTokens)}}}`,
    'body{margin:0;background:var(--bg);color:var(--text);font:400 15px/22px Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}',
    'header,main{box-sizing:border-box;max-width:960px;margin:0 auto;padding:12px 16px}',
    'header{display:flex;flex-wrap:wrap;gap:4px 20px}header a{display:inline-flex;align-items:center;min-height:44px}header a:last-child{margin-left:auto}',
    'main{margin-bottom:40px;padding:20px 16px 28px;border:1px solid var(--border);border-radius:8px;background:var(--surface);overflow-wrap:break-word}',
    'h1{margin:0 0 12px;font-size:24px;line-height:30px}h2{margin:32px 0 8px;font-size:18px;line-height:24px}h3{margin:16px 0 4px;font-size:15px;line-height:22px}p{margin:0 0 12px}',
    'a{color:var(--accent);text-underline-offset:3px}a:focus-visible,summary:focus-visible,.scroll:focus-visible{outline:2px solid var(--accent);outline-offset:2px}',
    'nav ul{columns:240px;margin:0;padding-left:20px}nav li a{display:inline-flex;align-items:center;min-height:28px}',
    '.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:14px}th{color:var(--text2);font-weight:500}th,td{padding:6px 10px 6px 0;border-bottom:1px solid var(--hair);text-align:left;vertical-align:top}',
    'code,pre{font:13px/18px ui-monospace,monospace}pre{max-height:360px;margin:8px 0;padding:12px;overflow:auto;border-radius:6px;background:var(--sunken)}summary{min-height:28px;color:var(--accent);cursor:pointer}',
    'td:first-child,td code{white-space:nowrap}.note{color:var(--text2)}.fork{color:var(--danger);font-weight:600}',
    '@media(max-width:640px){main{border-left:0;border-right:0;border-radius:0}}',
  ].join(''),
);

/** Nothing but the page's own style. */
export const plainPagePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
  `style-src ${style.hash}`;

/** A text that has names of code between backticks. */
export const prose = (text: string): string =>
  htmlText(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

export const link = (address: string, text: string): string =>
  `<a href="${htmlText(address)}">${htmlText(text)}</a>`;

/** Cells are HTML already. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${htmlText(text)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** The address of such a page in a language. */
export const addressIn = (locale: Locale, path: string): string =>
  locale === 'ru' ? path : `/${locale}${path}`;

export interface PlainPage {
  readonly locale: Locale;
  /** Without its language. */
  readonly path: string;
  /** Address of the site, without a slash at the end. */
  readonly site: string;
  readonly title: string;
  readonly lead: string;
  /** HTML. */
  readonly body: string;
  /** Elements of the head. */
  readonly links?: string;
}

/** A whole page that reads without scripts: it has none. */
export function plainPage({
  locale,
  path,
  site,
  title,
  lead,
  body,
  links = '',
}: PlainPage): string {
  const texts = textsOf(locale);
  const other: Locale = locale === 'ru' ? 'en' : 'ru';
  const home = link(href('index', {}, { locale }), texts.home);
  const guide = link(href('developers', {}, { locale }), texts.guide);
  const language = `<a href="${addressIn(other, path)}" hreflang="${other}" lang="${other}">${htmlText(textsOf(other).ownLanguage)}</a>`;
  const alternates = (['ru', 'en'] as const)
    .map(
      (one) =>
        `<link rel="alternate" hreflang="${one}" href="${htmlText(site + addressIn(one, path))}">`,
    )
    .join('');
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark">' +
    `<title>${htmlText(title)} – Tipmark</title><meta name="description" content="${htmlText(lead)}">` +
    `<link rel="canonical" href="${htmlText(site + addressIn(locale, path))}">${alternates}${links}` +
    `<style>${style.text}</style></head><body><header>${home}${guide}${language}</header>` +
    `<main><h1>${htmlText(title)}</h1><p>${prose(lead)}</p>${body}</main></body></html>`
  );
}
