import { formatDate, formatTime } from '@tipmark/i18n';
import { htmlText } from '@tipmark/web-server';
import en from '../../locales/en/server.json' with { type: 'json' };
import ru from '../../locales/ru/server.json' with { type: 'json' };
import { OLDER_COPY_ID } from '../../src/layout/older-copy-id.ts';
import { inlineCode } from './small-page.ts';

const style = inlineCode(
  `#${OLDER_COPY_ID}{display:flex;flex-wrap:wrap;gap:4px 12px;justify-content:center;align-items:center;` +
    'padding:6px 16px;background:var(--warnTint,#fff1cc);color:var(--warn,#7a5200);font-size:14px;line-height:20px}' +
    `#${OLDER_COPY_ID} a{color:inherit;font-weight:600;text-decoration:underline;padding:4px 0}` +
    `@media print{#${OLDER_COPY_ID} a{display:none}}`,
);

/** What the policy of a page with the note has to allow beside its own style. */
export const olderCopyStyle = style.hash;

export interface OlderCopyNote {
  readonly locale: 'ru' | 'en';
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Of the page, to try again. */
  readonly address: string;
}

const BODY = Buffer.from('<body>');

/** The bytes of a page made earlier, with its time above everything else. */
export function asOlderCopy(page: Buffer, { locale, timeZone, madeAt, address }: OlderCopyNote) {
  const messages = locale === 'en' ? en : ru;
  const seconds = Math.floor(madeAt / 1000);
  const time = `${formatDate(seconds, locale, timeZone)}, ${formatTime(seconds, locale, timeZone)}`;
  const note =
    `<style>${style.text}</style><div id="${OLDER_COPY_ID}" role="status">` +
    `<span>${htmlText(messages.olderCopy.replace('{{time}}', time))}</span>` +
    `<a href="${htmlText(address)}">${htmlText(messages.tryAgain)}</a></div>`;
  const at = page.indexOf(BODY) + BODY.length;
  return Buffer.concat([page.subarray(0, at), Buffer.from(note), page.subarray(at)]);
}
