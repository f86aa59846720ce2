import { aBrowser } from '../../../people/account/sign-ins/testing/browser.ts';
import {
  type HostileIssuer,
  type Lie,
  startHostileIssuer,
} from '../../../people/account/sign-ins/testing/hostile-issuer.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';

const HOUR = 3_600;
const now = Math.floor(Date.now() / 1_000);

let api: TestApi;
let issuer: HostileIssuer;

beforeAll(async () => {
  issuer = await startHostileIssuer('forger');
  api = await createTestApi({ config: { signInProviders: [issuer.provider] } });
}, 60_000);
afterAll(async () => {
  await api.close();
  await issuer.close();
});

const arrive = (lie: Lie): Promise<string> => {
  issuer.lie(lie);
  return aBrowser(() => api).follow('/api/auth/forger/start');
};

test('what is right is taken', async () => {
  expect(await arrive({})).toMatch(/^\/social-login\/[\w-]{43}/);
  expect(await arrive({ claims: { aud: ['the-site'] } })).toMatch(/^\/social-login\//);
});

test.each<[string, Lie]>([
  ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
  ['for another site', { claims: { aud: 'another-site' } }],
  ['for several sites and of none of them', { claims: { aud: ['a', 'b'], azp: 'a' } }],
  ['with the nonce of another sign-in', { claims: { nonce: 'x'.repeat(43) } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['without a subject', { claims: { sub: undefined } }],
  ['that has expired', { claims: { iat: now - 2 * HOUR, exp: now - HOUR } }],
  ['without an end', { claims: { exp: undefined } }],
  ['of the future', { claims: { nbf: now + HOUR } }],
  ['signed by nobody', { by: 'nobody' }],
  ['signed by another key', { by: 'anotherKey' }],
  ['signed by another key under a name nobody knows', { by: 'anotherKey', header: { kid: 'two' } }],
  ['signed by the secret of the site', { by: 'secret' }],
  ['changed after it was signed', { changed: { sub: 'somebody-else' } }],
  ['that says who signed it by itself', { by: 'anotherKey', header: { kid: undefined, jwk: {} } }],
])('nobody gets in by a token %s', async (_what, lie) => {
  expect(await arrive(lie)).toMatch(/^\/login\?source=sign-in-failed/);
  const others = api.services.db.selectFrom('arrivals').where('subject', '!=', 'somebody');
  expect(await others.select('subject').execute()).toEqual([]);
});
