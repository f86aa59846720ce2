import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Sent {
  readonly chatId: string;
  readonly text: string;
  readonly button: string | undefined;
}

export interface BotApiServer {
  readonly root: string;
  /** Messages that arrived, in their order. */
  readonly sent: Sent[];
  /** Number of calls of each method, including refused ones. */
  readonly calls: Map<string, number>;
  /** How the next messages to a chat are refused. */
  refuse(chatId: string, ...refusals: readonly Refused[]): void;
  /** A user writes to the bot. */
  write(from: { readonly id: number; readonly username?: string }, text: string): void;
  /** Where updates are sent; empty: whoever polls gets them. */
  webhook(): string;
  /** From now on calls are not answered, or are again. */
  setAway(isAway: boolean): void;
  /** From now on every call is refused so, or none. */
  refuseAll(refused: Refused | undefined): void;
  close(): Promise<void>;
}

export interface Refused {
  readonly error_code: number;
  readonly description: string;
  readonly parameters?: { readonly retry_after: number };
}

export const BLOCKED: Refused = {
  error_code: 403,
  description: 'Forbidden: bot was blocked by the user',
};
export const REVOKED: Refused = { error_code: 401, description: 'Unauthorized' };
export const tooMany = (seconds: number): Refused => ({
  error_code: 429,
  description: `Too Many Requests: retry after ${seconds}`,
  parameters: { retry_after: seconds },
});

const WEBHOOK_ACTIVE: Refused = {
  error_code: 409,
  description: "Conflict: can't use getUpdates method while webhook is active",
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, never>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : JSON.parse(text);
}

/**
 * A server on this machine that implements the Bot API: updates with offsets, errors as Telegram's.
 */
export async function startBotApi(token: string): Promise<BotApiServer> {
  const sent: Sent[] = [];
  const calls = new Map<string, number>();
  const refusals = new Map<string, Refused[]>();
  let updates: { update_id: number; message: object }[] = [];
  let lastUpdate = 100;
  let webhook = '';
  let isAway = false;
  let refusedAll: Refused | undefined;

  function answer(method: string, body: Record<string, unknown>): object | true {
    if (refusedAll !== undefined) throw refusedAll;
    if (method === 'getMe') {
      return { id: 1, is_bot: true, first_name: 'Tipmark', username: 'tipmark_test_bot' };
    }
    if (method === 'setWebhook') {
      webhook = String(body['url']);
      return true;
    }
    if (method === 'deleteWebhook') {
      webhook = '';
      return true;
    }
    if (method === 'getUpdates') {
      if (webhook !== '') throw WEBHOOK_ACTIVE;
      updates = updates.filter(({ update_id: id }) => id >= Number(body['offset'] ?? 0));
      return updates;
    }
    if (method !== 'sendMessage') throw { error_code: 404, description: 'Not Found' };
    const chatId = String(body['chat_id']);
    const refused = refusals.get(chatId)?.shift();
    if (refused !== undefined) throw refused;
    const markup = body['reply_markup'] as
      | { readonly inline_keyboard: readonly (readonly { readonly url: string }[])[] }
      | undefined;
    const button = markup?.inline_keyboard[0]?.[0]?.url;
    if (button !== undefined && !button.startsWith('https:')) {
      throw { error_code: 400, description: 'Bad Request: Wrong HTTP URL' };
    }
    sent.push({ chatId, text: String(body['text']), button });
    return { message_id: sent.length, date: 0, chat: { id: 1, type: 'private' }, text: '' };
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const method = request.url?.split(`/bot${token}/`)[1] ?? '';
      calls.set(method, (calls.get(method) ?? 0) + 1);
      if (isAway) {
        request.socket.destroy();
        return;
      }
      response.setHeader('content-type', 'application/json');
      try {
        response.end(JSON.stringify({ ok: true, result: answer(method, body) }));
      } catch (error) {
        response.statusCode = (error as Refused).error_code;
        response.end(JSON.stringify({ ok: false, ...(error as Refused) }));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    calls,
    webhook: () => webhook,
    setAway(value) {
      isAway = value;
    },
    refuseAll(refused) {
      refusedAll = refused;
    },
    refuse: (chatId, ...more) => void refusals.set(chatId, [...more]),
    write({ id, username }, text) {
      lastUpdate += 1;
      const chat = { id, type: 'private', first_name: 'Reader' };
      const from = { id, is_bot: false, first_name: 'Reader', language_code: 'en', username };
      const message = { message_id: lastUpdate, date: 0, chat, from, text };
      updates.push({ update_id: lastUpdate, message });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
