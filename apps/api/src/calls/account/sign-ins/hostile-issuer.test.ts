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

test('a valid ID token is accepted', async () => {
  expect(await arrive({})).toMatch(/^\/social-login\/[\w-]{43}/);
  expect(await arrive({ claims: { aud: ['the-site'] } })).toMatch(/^\/social-login\//);
});

test.each<[string, Lie]>([
  ['from another issuer', { claims: { iss: 'https://elsewhere.example' } }],
  ['for another site', { claims: { aud: 'another-site' } }],
  ['for several sites and issued to another one', { claims: { aud: ['a', 'b'], azp: 'a' } }],
  ['with the nonce of another sign-in', { claims: { nonce: 'x'.repeat(43) } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['without a subject', { claims: { sub: undefined } }],
  ['that has expired', { claims: { iat: now - 2 * HOUR, exp: now - HOUR } }],
  ['without an expiry time', { claims: { exp: undefined } }],
  ['that is not valid yet', { claims: { nbf: now + HOUR } }],
  ['without a signature', { by: 'nobody' }],
  ['signed by another key', { by: 'anotherKey' }],
  ['signed by another key with an unknown key id', { by: 'anotherKey', header: { kid: 'two' } }],
  ['signed with the client secret', { by: 'secret' }],
  ['changed after it was signed', { changed: { sub: 'somebody-else' } }],
  ['signed by a key in its own header', { by: 'anotherKey', header: { kid: undefined, jwk: {} } }],
])('a token %s is refused', async (_what, lie) => {
  expect(await arrive(lie)).toMatch(/^\/login\?source=sign-in-failed/);
  const others = api.services.db.selectFrom('arrivals').where('subject', '!=', 'somebody');
  expect(await others.select('subject').execute()).toEqual([]);
});
