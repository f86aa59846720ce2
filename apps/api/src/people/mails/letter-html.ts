import { tableOf } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';

export interface LetterParts {
  readonly locale: Locale;
  readonly subject: string;
  /** The text a mail program shows beside the subject. */
  readonly preheader: string;
  readonly lines: readonly string[];
  readonly action: string;
  readonly link: string;
  readonly copyLink: string;
  readonly footer: string;
  readonly unsubscribe: string;
  readonly unsubscribeLink: string;
}

const ENTITIES = tableOf<string>({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
});

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Colours of the site's themes: mail programs know no variables. */
const LIGHT = { bg: '#F3F5F8', card: '#FFFFFF', border: '#D5DCE5', text: '#111827' } as const;
const LIGHT_MORE = { text3: '#5F6B7C', accent: '#1D5FD6', onAccent: '#FFFFFF' } as const;
const FONT = "-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

/** Rules for both ways of selecting dark mode: the system's, and that of Outlook on the web. */
function darkRules(): string {
  const rules = [
    ['.page', 'background:#0E131A'],
    ['.card', 'background:#161D27;border-color:#2B3746'],
    ['.text', 'color:#E8EDF4'],
    ['.meta', 'color:#93A1B3'],
    ['.link', 'color:#6FA8FF'],
    ['.button', 'background:#6FA8FF;color:#08121F'],
  ] as const;
  const important = (style: string) => `${style.replaceAll(';', ' !important;')} !important`;
  const of = (prefix: string) =>
    rules.map(([name, style]) => `${prefix}${name}{${important(style)}}`).join('');
  return `@media (prefers-color-scheme:dark){${of('')}}${of('[data-ogsc] ')}`;
}

/** Stops a mail program from showing the first paragraph after a short preheader. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

/**
 * The email as HTML that mail programs render alike: one column of at most 560 px, styles inline,
 * one button. It is complete without styles or pictures.
 */
export function letterHtml(parts: LetterParts): string {
  const { locale, lines } = parts;
  const [subject, preheader, action, link] = [
    escapeHtml(parts.subject),
    escapeHtml(parts.preheader),
    escapeHtml(parts.action),
    escapeHtml(parts.link),
  ];
  const { bg, card, border, text } = LIGHT;
  const { text3, accent, onAccent } = LIGHT_MORE;
  const paragraphs = lines
    .map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>:root{color-scheme:light dark}${darkRules()}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${bg}">
<div class="preheader" style="display:none;overflow:hidden;max-height:0;max-width:0;opacity:0;mso-hide:all">${preheader}${FILLER}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${bg}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="text" style="padding:0 0 16px;color:${text};font:700 18px/24px ${FONT}">Tipmark</td></tr>
<tr><td class="card text" style="padding:24px;background:${card};border:1px solid ${border};border-radius:10px;color:${text};font:400 16px/24px ${FONT};overflow-wrap:anywhere;word-break:break-word">
<h1 style="margin:0 0 16px;font:600 20px/26px ${FONT}">${subject}</h1>
${paragraphs}
<p style="margin:20px 0"><a class="button" href="${link}" style="display:inline-block;padding:12px 20px;background:${accent};color:${onAccent};border-radius:8px;font:600 16px/20px ${FONT};text-decoration:none">${action}</a></p>
<p class="meta" style="margin:0;color:${text3};font:400 13px/18px ${FONT}">${escapeHtml(parts.copyLink)}<br><a class="link" href="${link}" style="color:${accent};word-break:break-all">${link}</a></p>
</td></tr>
<tr><td class="meta" style="padding:16px 0 0;color:${text3};font:400 13px/18px ${FONT}">${escapeHtml(parts.footer)}<br><a class="link" href="${escapeHtml(parts.unsubscribeLink)}" style="color:${accent}">${escapeHtml(parts.unsubscribe)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}
