import { formatDate, formatTime } from '@tipmark/i18n';
import { htmlText } from '@tipmark/web-server';
import en from '../../locales/en/server.json' with { type: 'json' };
import ru from '../../locales/ru/server.json' with { type: 'json' };
import { OLDER_COPY_ID } from '../../src/layout/older-copy-id.ts';
import { noteStyle } from './note-style.ts';

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
    `<style>${noteStyle.text}</style><div id="${OLDER_COPY_ID}" role="status">` +
    `<span>${htmlText(messages.olderCopy.replace('{{time}}', time))}</span>` +
    `<a href="${htmlText(address)}">${htmlText(messages.tryAgain)}</a></div>`;
  const at = page.indexOf(BODY) + BODY.length;
  return Buffer.concat([page.subarray(0, at), Buffer.from(note), page.subarray(at)]);
}
