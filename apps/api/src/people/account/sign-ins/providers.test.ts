import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../../platform/config/config.ts';
import type { SignInProvider } from '../../../platform/config/sign-in-providers.ts';
import { createSignInProviders } from './providers.ts';
import { startHostileIssuer } from './testing/hostile-issuer.ts';

const NOW = 1_795_262_400;

const nowSeconds = () => Math.floor(Date.now() / 1_000);
const providersOf = (signInProviders: readonly SignInProvider[], clock = () => NOW) =>
  createSignInProviders({ ...readConfig({}), signInProviders }, clock);

const expectedOf = (state: string, id: string) => ({
  state,
  nonce: `nonce of ${state}`,
  verifier: 'v'.repeat(43),
  redirectUri: `http://localhost:3000/api/auth/${id}/callback`,
});

/** A whole sign-in: to the issuer and back. */
async function signIn(
  signIns: ReturnType<typeof createSignInProviders>,
  id: string,
  state: string,
) {
  const expected = expectedOf(state, id);
  const reply = await fetch(await signIns.begin(id, expected), { redirect: 'manual' });
  const back = new URL(reply.headers.get('location') ?? '');
  return signIns.finish(id, back.searchParams, expected);
}

test('two clients of one issuer send their own id', async () => {
  const issuer = await startHostileIssuer('strict');
  const other = { ...issuer.provider, id: 'other', clientId: 'another-client' };
  const signIns = providersOf([issuer.provider, other]);
  const clientOf = async (id: string) =>
    new URL(await signIns.begin(id, expectedOf('a', id))).searchParams.get('client_id');
  expect(await clientOf('strict')).toBe('the-site');
  expect(await clientOf('other')).toBe('another-client');
  expect(await clientOf('strict')).toBe('the-site');
  await issuer.close();
});

test('an issuer may change key and algorithm between two sign-ins', async () => {
  const issuer = await startHostileIssuer('club');
  const signIns = providersOf([issuer.provider], nowSeconds);
  expect(await signIn(signIns, 'club', 'one')).toMatchObject({ subject: 'somebody' });
  issuer.rotate();
  expect(await signIn(signIns, 'club', 'two')).toMatchObject({ subject: 'somebody' });
  await issuer.close();
});

test('who vouches is part of an identity; both addresses of VK ID vouch for the same people', async () => {
  const issuer = await startHostileIssuer('club');
  const signIns = providersOf([issuer.provider], nowSeconds);
  const { issuer: address } = issuer.provider;
  expect(await signIn(signIns, 'club', 'one')).toMatchObject({ provider: 'club', issuer: address });
  await issuer.close();
});

describe('VK ID', () => {
  let server: Server;
  let provider: SignInProvider;
  let answers: Record<string, object>;
  const received: { url: string; form: URLSearchParams }[] = [];

  const bodyOf = async (request: IncomingMessage) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        const url = request.url ?? '';
        received.push({ url, form: new URLSearchParams(body) });
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[url]));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    provider = { id: 'vk', kind: 'vk', issuer, clientId: '51', clientSecret: undefined };
  });
  beforeEach(() => {
    received.length = 0;
    answers = {
      '/oauth2/auth': { access_token: 'token', state: 'one' },
      '/oauth2/user_info': {
        user: { user_id: 4711, first_name: 'Инна', last_name: 'Лис', email: 'inna@vk.example' },
      },
    };
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const back = () => new URLSearchParams({ code: 'a-code', device_id: 'device', state: 'one' });
  const finish = () => providersOf([provider]).finish('vk', back(), expectedOf('one', 'vk'));

  test('is asked for the address at the configured host, which is not taken as verified', async () => {
    const start = new URL(await providersOf([provider]).begin('vk', expectedOf('one', 'vk')));
    expect(`${start.origin}${start.pathname}`).toBe(`${provider.issuer}/authorize`);
    expect(start.searchParams.get('scope')).toBe('vkid.personal_info email');
    expect(await finish()).toMatchObject({
      subject: '4711',
      name: 'Инна Лис',
      email: 'inna@vk.example',
      isEmailVerified: false,
    });
    expect(received.map(({ url }) => url)).toEqual(['/oauth2/auth', '/oauth2/user_info']);
    expect(received[0]?.form.get('device_id')).toBe('device');
  });

  test('must answer for this attempt', async () => {
    answers['/oauth2/auth'] = { access_token: 'token', state: 'another' };
    await expect(finish()).rejects.toThrow('the reply belongs to another attempt');
    expect(received).toHaveLength(1);
  });

  test('reports refusals with status 200: their reason is in the error', async () => {
    answers['/oauth2/auth'] = { error: 'invalid_grant', error_description: 'code is expired' };
    await expect(finish()).rejects.toThrow(/refused: invalid_grant code is expired/);
    answers['/oauth2/auth'] = { access_token: 'token' };
    answers['/oauth2/user_info'] = { error: 'invalid_token' };
    await expect(finish()).rejects.toThrow(/refused: invalid_token/);
  });
});
