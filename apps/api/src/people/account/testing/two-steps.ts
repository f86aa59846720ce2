import type { TestApi } from '../../../testing/create-test-api.ts';
import { codeAt } from '../totp/time-codes.ts';
import { PASSWORD, type Person } from './people.ts';

export interface TwoSteps {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

type Method = 'POST' | 'PUT';

async function write(api: TestApi, person: Person, method: Method, payload: object) {
  const reply = await api.app.inject({
    method,
    url: '/account/totp',
    headers: person.headers,
    payload,
  });
  if (reply.statusCode !== 200) throw new Error(`two steps were refused: ${reply.body}`);
  return reply.json().data;
}

/** A secret that waits for its first code. */
export async function startTwoSteps(api: TestApi, person: Person): Promise<string> {
  const { secret } = await write(api, person, 'POST', { password: PASSWORD });
  return secret;
}

/** Turns two-step sign-in on; this uses up the code of the present step. */
export async function enableTwoSteps(api: TestApi, person: Person): Promise<TwoSteps> {
  const secret = await startTwoSteps(api, person);
  const code = codeAt(secret, api.services.clock());
  const { recoveryCodes } = await write(api, person, 'PUT', { code });
  // The session is cached, as it is for a returning user.
  await api.services.sessions.resolve(person.token);
  return { secret, recoveryCodes };
}
