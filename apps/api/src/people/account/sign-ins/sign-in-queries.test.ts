import { tx } from '../../../platform/database/tx.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { aPerson } from '../testing/people.ts';
import { bindIssuer, findIdentityUser, linkIdentity, type Vouched } from './sign-in-queries.ts';

const NOW = 1_795_262_400;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
afterAll(() => api.close());

const vouched = (subject: string, issuer: string, provider = 'club'): Vouched => ({
  provider,
  issuer,
  subject,
  email: null,
  isEmailVerified: false,
  name: 'Ann',
});

async function aUserId(): Promise<number> {
  const { url } = await aPerson(api);
  const query = api.services.db.selectFrom('users').select('id').where('url', '=', url);
  return (await query.executeTakeFirstOrThrow()).id;
}

test('a provider that is configured with another issuer knows other people', async () => {
  const { db } = api.services;
  const [ann, other] = [await aUserId(), await aUserId()];
  expect(await linkIdentity(db, ann, vouched('7', 'https://one.example'), NOW)).toBe(true);
  const moved = vouched('7', 'https://two.example');
  expect(await findIdentityUser(db, moved)).toBeUndefined();
  expect(await linkIdentity(db, other, moved, NOW)).toBe(true);
  expect(await findIdentityUser(db, moved)).toBe(other);
  expect(await findIdentityUser(db, vouched('7', 'https://one.example'))).toBe(ann);
});

test('an identity from before issuers were stored belongs to the one it is first used with', async () => {
  const { db } = api.services;
  const ann = await aUserId();
  await linkIdentity(db, ann, vouched('8', ''), NOW);
  const first = vouched('8', 'https://one.example');
  expect(await findIdentityUser(db, first)).toBe(ann);
  await tx(db, (trx) => bindIssuer(trx, first));
  expect(await findIdentityUser(db, first)).toBe(ann);
  expect(await findIdentityUser(db, vouched('8', 'https://two.example'))).toBeUndefined();
});
