import { LOCALES, type Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/telegram.json' with { type: 'json' };
import ru from '../../../locales/ru/telegram.json' with { type: 'json' };
import { tx } from '../../platform/database/tx.ts';
import { enqueueMessages, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { Written } from '../../platform/outbox/messenger.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { connectChat, disconnectChat } from './telegram-queries.ts';

const WORDS = { ru, en } as const;
const START = /^\/start(?:@\w+)?(?:\s+([\w-]{1,64}))?\s*$/;
const STOP = /^\/stop(?:@\w+)?\s*$/;
const MAX_TEXT = 200;

type Parts = Pick<PeopleServices, 'db' | 'bus' | 'clock'>;
type Words = keyof typeof en;

const localeOf = (text: string): Locale =>
  LOCALES.find((known) => text.toLowerCase().startsWith(known)) ?? 'en';

/**
 * `/start` with a code connects a chat, `/stop` disconnects it; anything else gets instructions.
 */
export async function answerWritten({ db, bus, clock }: Parts, written: Written): Promise<void> {
  const { chatId, username, language } = written;
  const text = written.text.slice(0, MAX_TEXT).trim();
  let locale = localeOf(language);
  async function reply(): Promise<Words> {
    if (STOP.test(text)) return (await disconnectChat(db, chatId)) ? 'stopped' : 'help';
    const code = START.exec(text)?.[1];
    if (code === undefined) return 'help';
    const chat = { id: chatId, username };
    const connected = await tx(db, (trx) => connectChat(trx, code, chat, clock()));
    if (connected === undefined) return 'dead';
    locale = localeOf(connected.locale);
    return 'connected';
  }
  const said = await reply();
  const message = {
    kind: 'telegram_reply',
    chatId,
    locale,
    payload: { text: WORDS[locale][said] },
  };
  await enqueueMessages(db, [message], clock());
  wakeOutbox(bus);
}
