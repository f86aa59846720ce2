import { Api } from 'grammy';
import type { Config } from '../config/config.ts';
import { NoAnswer } from './reach.ts';
import { toTelegramFailure } from './telegram-failures.ts';

export interface Message {
  readonly text: string;
  /** The target and the label of its only button. */
  readonly link?: string;
  readonly action?: string;
}

/** A message to the bot, as far as the bot understands it. */
export interface Written {
  readonly chatId: string;
  readonly username: string | null;
  readonly text: string;
  readonly language: string;
}

/** An update of the bot; without a message it is not for us. */
export interface Received {
  readonly updateId: number;
  readonly written: readonly Written[];
}

export interface Messenger {
  /** False: messages are stored for display on this machine. */
  readonly isCarrying: boolean;
  /** Updates are polled, not sent to us. */
  readonly isPolling: boolean;
  /** Part of its token that is no secret. */
  readonly botId: number;
  /** The address that opens the bot with a code; undefined while there is none. */
  linkOf(code: string): Promise<string | undefined>;
  /** @throws ChatGone, MessageRefused, MustWait, any other error when temporary */
  send(chatId: string, message: Message): Promise<void>;
  /** Whether Telegram answers at all. */
  answers(): Promise<boolean>;
  /** Has updates sent to the webhook, or to nobody but those who poll for them. */
  chooseWay(): Promise<void>;
  /**
   * Updates from an id on.
   * @throws UpdatesElsewhere, MustWait, any other error when temporary
   */
  poll(fromUpdateId: number): Promise<readonly Received[]>;
  /** From now on the chat of this machine can be opened at this address. */
  offerLocal(address: string): void;
}

const TIMEOUT_SECONDS = 15;
const MAX_TEXT = 4_000;

type Update = Awaited<ReturnType<Api['getUpdates']>>[number];

export function writtenOf({ message }: Pick<Update, 'message'>): Written[] {
  if (message?.text === undefined || message.chat.type !== 'private') return [];
  return [
    {
      chatId: String(message.chat.id),
      username: message.from.username ?? null,
      text: message.text,
      language: message.from.language_code ?? '',
    },
  ];
}

type TelegramConfig = Pick<
  Config,
  'TELEGRAM_BOT_TOKEN' | 'TELEGRAM_API_ROOT' | 'TELEGRAM_WEBHOOK_SECRET' | 'PUBLIC_URL'
>;

const UPDATES = { allowed_updates: ['message'] } as const;

function createBot(token: string, config: TelegramConfig): Messenger {
  const { TELEGRAM_API_ROOT: apiRoot, TELEGRAM_WEBHOOK_SECRET: secret, PUBLIC_URL } = config;
  const api = new Api(token, { apiRoot, timeoutSeconds: TIMEOUT_SECONDS });
  const isPolling = secret === undefined || PUBLIC_URL === undefined;
  let username: Promise<string> | undefined;
  /** No error of the library leaves this file: they contain the token. */
  async function ask<Reply>(method: string, call: () => Promise<Reply>): Promise<Reply> {
    try {
      return await call();
    } catch (error) {
      throw toTelegramFailure(method, error);
    }
  }
  return {
    isCarrying: true,
    isPolling,
    botId: Number(token.split(':', 1)[0]),
    async linkOf(code) {
      username ??= api.getMe().then((me) => me.username);
      try {
        return `https://t.me/${await username}?start=${code}`;
      } catch {
        username = undefined;
        return undefined;
      }
    },
    async send(chatId, { text, link, action }) {
      // Telegram takes no buttons that lead to this machine.
      const hasButton = link?.startsWith('https:') === true && action !== undefined;
      const body = hasButton || link === undefined ? text : `${text}\n\n${link}`;
      await ask('sendMessage', () =>
        api.sendMessage(chatId, body.slice(0, MAX_TEXT), {
          link_preview_options: { is_disabled: true },
          ...(hasButton && {
            reply_markup: { inline_keyboard: [[{ text: action, url: link }]] },
          }),
        }),
      );
    },
    async answers() {
      try {
        await ask('getMe', () => api.getMe());
        return true;
      } catch (error) {
        return !(error instanceof NoAnswer);
      }
    },
    async chooseWay() {
      if (isPolling) {
        await ask('deleteWebhook', () => api.deleteWebhook());
        return;
      }
      const address = `${new URL(PUBLIC_URL).origin}/api/webhooks/telegram`;
      const options = { ...UPDATES, secret_token: secret };
      await ask('setWebhook', () => api.setWebhook(address, options));
    },
    async poll(offset) {
      const updates = await ask('getUpdates', () =>
        api.getUpdates({ ...UPDATES, offset, timeout: 0 }),
      );
      return updates.map((update) => ({
        updateId: update.update_id,
        written: writtenOf(update),
      }));
    },
    offerLocal() {},
  };
}

/** Plays the messenger on this machine: `/dev/telegram` shows what was sent. */
function createLocalChat(): Messenger {
  let address: string | undefined;
  return {
    isCarrying: false,
    isPolling: false,
    botId: 0,
    linkOf: async (code) => address && `${address}?start=${code}`,
    async send() {},
    answers: async () => true,
    async chooseWay() {},
    poll: async () => [],
    offerLocal(at) {
      address = at;
    },
  };
}

export function createMessenger(config: TelegramConfig): Messenger {
  const { TELEGRAM_BOT_TOKEN: token } = config;
  return token === undefined ? createLocalChat() : createBot(token, config);
}
