import { type CutLine, openLine } from '@tipmark/api/proofs';
import { startPushService } from '@tipmark/test-kit/push';
import { register, send } from '../../site/api-client.ts';
import { type Outside, odd, originOf, refusalOf, SERVED } from './outside.ts';

/** Each follow that was acknowledged is a notification in the browser of who is followed. */
export async function openPush(): Promise<Outside> {
  let laid: CutLine | undefined;
  const service = await startPushService('127.0.0.1', async (own) => {
    laid = await openLine(own);
    return originOf(laid);
  });
  const line = laid as CutLine | undefined;
  if (line === undefined) throw new Error('the push service has no line');
  const followed: string[] = [];
  const arrived = (endpoint: string) =>
    service.delivered.filter((one) => one.endpoint === endpoint).length;
  return {
    line,
    refusal: refusalOf('429 Too Many Requests', { 'retry-after': '2' }),
    env: { PUSH_SERVICES: service.origin },
    async use({ api }) {
      const [reader, follower] = [await register(api), await register(api)];
      const own = { headers: { authorization: reader.token } };
      const key = await send(`${api}/account/push`, { ...own, method: 'GET' });
      const { publicKey } = key.data as { publicKey: string };
      const browser = service.subscribe(publicKey);
      const stored = await send(`${api}/account/push`, { ...own, body: browser });
      const answer = await send(`${api}/follow`, {
        method: 'PUT',
        headers: { authorization: follower.token },
        body: { tipster_user_url: reader.url, is_follow: true },
      });
      if (stored.status !== 200 || answer.status !== 200)
        return odd(`follow: ${stored.status}, ${answer.status}`);
      followed.push(browser.endpoint);
      return SERVED;
    },
    missing: async () => [
      ...followed.filter((endpoint) => arrived(endpoint) === 0).map((one) => `push to ${one}`),
      ...service.refused.map((why) => `a push was refused: ${why}`),
    ],
    // its answer may have been lost: one more copy, with the same tag
    doubled: async () => followed.filter((endpoint) => arrived(endpoint) > 2),
    async close() {
      await line.close();
      await service.close();
    },
  };
}
