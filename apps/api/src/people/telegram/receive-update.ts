import { LOCALES, type Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/telegram.json' with { type: 'json' };
import ru from '../../../locales/ru/telegram.json' with { type: 'json' };
import { type Tx, tx } from '../../platform/database/tx.ts';
import { enqueueMessages, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { Received, Written } from '../../platform/outbox/messenger.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { connectChat, disconnectChat, findUserOfChat } from './telegram-queries.ts';
import { noteUpdate } from './update-queries.ts';

const MESSAGES = { ru, en } as const;
const START = /^\/start(?:@\w+)?(?:\s+([\w-]{1,64}))?\s*$/;
const STOP = /^\/stop(?:@\w+)?\s*$/;
const MAX_TEXT = 200;

type Parts = Pick<PeopleServices, 'db' | 'bus' | 'clock' | 'messenger'>;
type MessageKey = keyof typeof en;

const localeOf = (text: string): Locale =>
  LOCALES.find((known) => text.toLowerCase().startsWith(known)) ?? 'en';

interface Answer {
  readonly key: MessageKey;
  readonly locale: Locale;
  readonly userId?: number;
}

/**
 * `/start` with a code connects a chat, `/stop` disconnects it; anything else gets instructions.
 */
async function answerOf(trx: Tx, written: Written, nowSeconds: number): Promise<Answer> {
  const { chatId: id, username, language } = written;
  const text = written.text.slice(0, MAX_TEXT).trim();
  const locale = localeOf(language);
  if (STOP.test(text)) {
    const userId = await disconnectChat(trx, id);
    return userId === undefined ? { key: 'help', locale } : { key: 'stopped', locale, userId };
  }
  const code = START.exec(text)?.[1];
  if (code !== undefined) {
    const connected = await connectChat(trx, code, { id, username }, nowSeconds);
    if (connected === undefined) return { key: 'dead', locale };
    const { userId } = connected;
    return { key: 'connected', locale: localeOf(connected.locale), userId };
  }
  const userId = await findUserOfChat(trx, id);
  return { key: 'help', locale, ...(userId !== undefined && { userId }) };
}

/**
 * Answers the messages of an update, once: a repeated one changes nothing.
 * @param updateId absent for messages that are not numbered
 */
export async function receiveUpdate(
  { db, bus, clock, messenger }: Parts,
  { updateId, written }: Partial<Received> & Pick<Received, 'written'>,
): Promise<void> {
  await tx(db, async (trx) => {
    const nowSeconds = clock();
    if (updateId !== undefined) {
      const isNew = await noteUpdate(trx, messenger.botId, updateId, nowSeconds);
      if (!isNew) return;
    }
    for (const one of written) {
      const { key, locale, userId } = await answerOf(trx, one, nowSeconds);
      const payload = { text: MESSAGES[locale][key], ...(userId !== undefined && { userId }) };
      const reply = { kind: 'telegram_reply', chatId: one.chatId, locale, payload } as const;
      await enqueueMessages(trx, [reply], nowSeconds);
    }
  });
  wakeOutbox(bus);
}
