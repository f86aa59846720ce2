import { openLine, startBotApi } from '@tipmark/api/proofs';
import { register, send } from '../../site/api-client.ts';
import { AWAY, JSON_TYPE, type Outside, odd, originOf, refusalOf, SERVED } from './outside.ts';

const TOKEN = '1234567:a-token-of-a-bot-of-this-proof-alone';
const FIRST_CHAT = 5_000;

const FULL = {
  ok: false,
  error_code: 429,
  description: 'Too Many Requests: retry after 2',
  parameters: { retry_after: 2 },
};

/** Who writes to the bot gets one answer. */
export async function openTelegram(): Promise<Outside> {
  const bot = await startBotApi(TOKEN);
  const line = await openLine(bot.root);
  const chats: string[] = [];
  const answersTo = (chat: string) => bot.sent.filter(({ chatId }) => chatId === chat).length;
  return {
    line,
    refusal: refusalOf('429 Too Many Requests', JSON_TYPE, JSON.stringify(FULL)),
    env: { TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_API_ROOT: originOf(line) },
    async use({ api }) {
      const id = FIRST_CHAT + chats.length;
      chats.push(String(id));
      bot.write({ id, username: `reader${id}` }, 'Hello');
      const { token } = await register(api);
      const answer = await send(`${api}/account/telegram`, {
        headers: { authorization: token },
        // as everybody of a proof is registered
        body: { password: 'a quiet harbour at noon' },
      });
      if (answer.status === 200) return SERVED;
      return answer.status === 503 ? AWAY : odd(`connect Telegram: ${answer.status}`);
    },
    missing: async () =>
      chats.filter((chat) => answersTo(chat) === 0).map((chat) => `answer to chat ${chat}`),
    // its answer may have been lost: one more copy
    doubled: async () => chats.filter((chat) => answersTo(chat) > 2),
    async close() {
      await line.close();
      await bot.close();
    },
  };
}
