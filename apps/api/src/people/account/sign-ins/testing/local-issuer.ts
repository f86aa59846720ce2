import { generateKeyPair } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import Provider, { type AccountClaims } from 'oidc-provider';
import type { SignInProvider } from '../../../../platform/config/sign-in-providers.ts';
import { createMemoryAdapter } from '../memory-adapter.ts';

export interface LocalIssuer {
  readonly provider: SignInProvider;
  /** Claims of all users who can sign in, by subject. */
  readonly people: Record<string, Omit<AccountClaims, 'sub'>>;
  /** The subject that signs in next; undefined = the visitor declines. */
  comes(subject: string | undefined): void;
  close(): Promise<void>;
}

/** A real OpenID Connect provider on this machine; it requires PKCE and a basic secret. */
export async function startIssuer(id: string, redirectUri: string): Promise<LocalIssuer> {
  const people: LocalIssuer['people'] = {};
  let next: string | undefined;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['the-site', 'a-secret-of-the-site'];
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  const made = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['only of tests'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/choice/${uid}` },
    findAccount: async (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people[sub] }),
    }),
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId ?? '';
      const grant = new oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = made.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/choice/') !== true) return void answer(request, response);
    const result = next === undefined ? { error: 'access_denied' } : { login: { accountId: next } };
    void made.interactionFinished(request, response, result);
  });
  return {
    provider: { id, kind: 'oidc', issuer, clientId, clientSecret },
    people,
    comes(subject) {
      next = subject;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
