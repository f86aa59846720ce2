import type { DeclaredEndpoint } from '@tipmark/contract';
import { aSubscriber } from '../../../calls/soccer/testing/a-subscriber.ts';
import { aPerson, type Person } from '../../../people/account/testing/people.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';

/** Kinds of callers, regardless of whose data is requested. */
export const CALLERS = ['nobody', 'guest', 'invalidToken', 'forger', 'user', 'subscriber'] as const;
export type Caller = (typeof CALLERS)[number];

type Headers = Readonly<Record<string, string>>;

/**
 * Headers of each caller. Users and subscribers stay the same until a call ends their session.
 * @returns the headers of a caller
 */
export function someCallers(getApi: () => TestApi): (caller: Caller) => Promise<Headers> {
  const known = new Map<Caller, Person>();
  async function personOf(caller: 'user' | 'subscriber'): Promise<Headers> {
    const held = known.get(caller);
    const isThere = held && (await getApi().services.sessions.resolve(held.token));
    if (isThere) return held.headers;
    const person = await (caller === 'user' ? aPerson : aSubscriber)(getApi());
    known.set(caller, person);
    return person.headers;
  }
  return async (caller) => {
    switch (caller) {
      case 'nobody':
        return {};
      case 'guest':
        return { authorization: getApi().services.guests.issue().token };
      case 'invalidToken':
        return { authorization: 'some-token-of-nobody' };
      case 'forger':
        return { cookie: `token=g.${'A'.repeat(22)}.${'B'.repeat(43)}` };
      default:
        return personOf(caller);
    }
  };
}

/**
 * The check that rejects a caller before the handler; undefined = none does. Local calls do not
 * exist outside.
 */
export const STOPPED: Readonly<
  Record<DeclaredEndpoint['access'], Partial<Record<Caller, number>>>
> = {
  public: {},
  user: { nobody: 401, guest: 401, invalidToken: 401, forger: 401 },
  premium: { nobody: 402, guest: 402, invalidToken: 401, forger: 401, user: 402 },
  local: {},
};
