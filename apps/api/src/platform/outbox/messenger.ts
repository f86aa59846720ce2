import { Api, GrammyError } from 'grammy';
import type { Config } from '../config/config.ts';

export type Message = {
  readonly text: string;
  /** The target and the label of its only button. */
  readonly link?: string;
  readonly action?: string;
};

/** A message to the bot, as far as the bot understands it. */
export type Written = {
  readonly chatId: string;
  readonly username: string | null;
  readonly text: string;
  readonly language: string;
};

/** The chat accepts no more messages: the bot was blocked, or the account is gone. */
export class ChatGone extends Error {
  override readonly name = 'ChatGone';
}

/** Telegram requests a pause. */
export class MustWait extends Error {
  override readonly name = 'MustWait';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`retry after ${seconds} s`);
    this.seconds = seconds;
  }
}

export type Messenger = {
  /** False: messages are stored for display on this machine. */
  readonly isCarrying: boolean;
  /** Updates are polled, not sent to us. */
  readonly isPolling: boolean;
  /** The address that opens the bot with a code; undefined while there is none. */
  linkOf(code: string): Promise<string | undefined>;
  /** @throws ChatGone, MustWait, any other error when temporary */
  send(chatId: string, message: Message): Promise<void>;
  /** Messages received since the last time. */
  poll(): Promise<readonly Written[]>;
  /** From now on the chat of this machine can be opened at this address. */
  offerLocal(address: string): void;
};

const TIMEOUT_SECONDS = 15;
const MAX_TEXT = 4_000;
const GONE = /chat not found|user is deactivated|bot was kicked|peer_id_invalid/i;

function toFailure(error: unknown): unknown {
  if (!(error instanceof GrammyError)) return error;
  const { error_code: code, description, parameters } = error;
  if (code === 429) return new MustWait(parameters.retry_after ?? 1);
  if (code === 403 || (code === 400 && GONE.test(description))) return new ChatGone(description);
  return error;
}

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

function createBot(token: string, config: TelegramConfig): Messenger {
  const { TELEGRAM_API_ROOT: apiRoot, TELEGRAM_WEBHOOK_SECRET: secret, PUBLIC_URL } = config;
  const api = new Api(token, { apiRoot, timeoutSeconds: TIMEOUT_SECONDS });
  const isPolling = secret === undefined || PUBLIC_URL === undefined;
  let username: Promise<string> | undefined;
  let offset = 0;
  let isHooked = false;
  return {
    isCarrying: true,
    isPolling,
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
      try {
        await api.sendMessage(chatId, body.slice(0, MAX_TEXT), {
          link_preview_options: { is_disabled: true },
          ...(hasButton && {
            reply_markup: { inline_keyboard: [[{ text: action, url: link }]] },
          }),
        });
      } catch (error) {
        throw toFailure(error);
      }
    },
    async poll() {
      if (!isPolling) {
        if (!isHooked) {
          const address = `${new URL(PUBLIC_URL).origin}/api/webhooks/telegram`;
          await api.setWebhook(address, {
            secret_token: secret,
            allowed_updates: ['message'],
          });
          isHooked = true;
        }
        return [];
      }
      const updates = await api.getUpdates({ offset, timeout: 0, allowed_updates: ['message'] });
      offset = Math.max(offset, ...updates.map(({ update_id: id }) => id + 1));
      return updates.flatMap(writtenOf);
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
    linkOf: async (code) => address && `${address}?start=${code}`,
    async send() {},
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
