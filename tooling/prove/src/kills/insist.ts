import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, send } from '../site/api-client.ts';
import type { RestartedApis } from '../site/restarted-apis.ts';

export interface Insisted {
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
  readonly token?: string;
}

const AGAIN_MS = 30;

/**
 * Sends until it is answered by anything but a failure of the server, at another process each time,
 * however often they are killed; the same key makes it count once.
 * @returns undefined once the site is closed
 */
export async function insist(
  apis: Pick<RestartedApis, 'url'>,
  call: Insisted,
): Promise<Answer | undefined> {
  const key = randomUUID();
  for (let attempt = 0; ; attempt += 1) {
    const url = await apis.url(attempt);
    if (url === undefined) return undefined;
    try {
      const answer = await send(url + call.path, {
        method: call.method ?? 'POST',
        headers: { authorization: call.token ?? '', 'idempotency-key': key },
        body: call.body,
      });
      if (answer.status < 500 && answer.status !== 429) return answer;
    } catch {
      // killed meanwhile: another attempt shows whether it counted
    }
    await pause(AGAIN_MS);
  }
}
