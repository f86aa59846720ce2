import type { SignInProvider } from '../../../../platform/config/sign-in-providers.ts';
import type { TestApi } from '../../../../testing/create-test-api.ts';
import { makeToken } from '../../sessions/session-token.ts';
import { linkIdentity, storeArrival } from '../sign-in-queries.ts';

/** A provider whose address is known without a request. */
export const OFFERED: SignInProvider = {
  id: 'yandex',
  kind: 'yandex',
  issuer: 'https://oauth.yandex.ru',
  clientId: 'tipmark-of-tests',
  clientSecret: undefined,
};

let countOfArrivals = 0;

export interface Arrived {
  readonly hash: string;
  readonly subject: string;
  /** Of the browser that was sent back. */
  readonly headers: { readonly cookie: string };
}

/** A user sent back by a provider; the user at `url`, where one is given. */
export async function anArrival(
  { services }: TestApi,
  wanted: { readonly url?: string; readonly name?: string; readonly email?: string },
): Promise<Arrived> {
  const { db, clock } = services;
  const [hash, browser] = [makeToken(), makeToken()];
  countOfArrivals += 1;
  const subject = `subject ${countOfArrivals}`;
  const { name = '', email = null } = wanted;
  const { id: provider, issuer } = OFFERED;
  const vouched = { provider, issuer, subject, email, isEmailVerified: true, name };
  if (wanted.url !== undefined) {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('url', '=', wanted.url)
      .executeTakeFirstOrThrow();
    await linkIdentity(db, id, vouched, clock());
  }
  await storeArrival(db, { secret: hash, browser }, vouched, clock());
  return { hash, subject, headers: { cookie: `sign_in=${browser}` } };
}
