import type { Locale } from '@tipmark/i18n/server';
import type { MailKind } from '../../platform/outbox/enqueue.ts';
import { fillWords } from '../../platform/words/fill-words.ts';
import { footerWords, mailWords, unsubscribeWords } from './mail-words.ts';

export type MailContent = {
  readonly kind: MailKind;
  readonly locale: Locale;
  readonly values: Readonly<Record<string, string>>;
  /** Where its one button leads. */
  readonly link: string;
  /** Page where notifications are turned off. */
  readonly unsubscribeLink: string;
};

export type RenderedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** One email as plain text and as simple HTML of the same content. */
export function renderMail({
  kind,
  locale,
  values,
  link,
  unsubscribeLink,
}: MailContent): RenderedMail {
  const words = mailWords(locale, kind);
  // A value may be a list: every line of it is a paragraph.
  const lines = words.lines.flatMap((line) => fillWords(line, values).split('\n'));
  const subject = fillWords(words.subject, values).replaceAll(/\s+/g, ' ');
  const footer = footerWords(locale);
  const unsubscribe = unsubscribeWords(locale);
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
  return {
    subject,
    text: [
      ...lines,
      `${words.action}:\n${link}`,
      `-- \n${footer}\n${unsubscribe}: ${unsubscribeLink}`,
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body>
${paragraphs}
<p><a href="${escapeHtml(link)}">${escapeHtml(words.action)}</a></p>
<p>${escapeHtml(link)}</p>
<hr><p><small>${escapeHtml(footer)}<br><a href="${escapeHtml(unsubscribeLink)}">${escapeHtml(unsubscribe)}</a></small></p>
</body></html>`,
  };
}
