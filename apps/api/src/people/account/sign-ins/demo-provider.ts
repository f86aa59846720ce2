import { generateKeyPair, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { tableOf } from '@tipmark/domain';
import type Provider from 'oidc-provider';
import { isLoopbackAddress } from '../../../platform/access/callers.ts';
import type { Config } from '../../../platform/config/config.ts';
import { isLoopbackUrl } from '../../../platform/config/sign-in-providers.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { DEMO_CLIENT } from './providers.ts';

const generate = promisify(generateKeyPair);
const LIFE_SECONDS = 600;

export const DEMO_MOUNT = '/dev/sign-in';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
}

/** Invented people; the address of the last one is not verified. */
const PEOPLE = tableOf<Person>({
  vera: { name: 'Vera Demo', email: 'vera@demo.example', email_verified: true },
  pavel: { name: 'Pavel Demo', email: 'pavel@demo.example', email_verified: true },
  nina: { name: 'Nina Demo', email: 'nina@demo.example', email_verified: false },
});

const CHOICE = /^\/choice\/[\w-]+(?:\/([\w-]+))?$/;

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** A development dependency: an installation for production goes without the demo provider. */
function isInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('oidc-provider');
    return true;
  } catch {
    return false;
  }
}

async function makeProvider(issuer: string): Promise<Provider> {
  const { default: Made } = await import('oidc-provider');
  const { privateKey } = await generate('rsa', { modulusLength: 2_048 });
  const provider = new Made(issuer, {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    ttl: {
      AccessToken: LIFE_SECONDS,
      Grant: LIFE_SECONDS,
      IdToken: LIFE_SECONDS,
      Interaction: LIFE_SECONDS,
      Session: LIFE_SECONDS,
    },
    clients: [
      {
        client_id: DEMO_CLIENT.id,
        client_secret: DEMO_CLIENT.secret,
        redirect_uris: ['http://localhost/api/auth/demo/callback'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        application_type: 'web',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `${DEMO_MOUNT}/choice/${uid}` },
    async findAccount(_ctx, id) {
      const person = PEOPLE[id];
      return person && { accountId: id, claims: async () => ({ sub: id, ...person }) };
    },
    async loadExistingGrant({ oidc }) {
      const { session, client, provider } = oidc;
      const grant = new provider.Grant({
        accountId: session?.accountId ?? '',
        clientId: client?.clientId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  // The site of this machine may have any port.
  provider.Client.prototype.redirectUriAllowed = (address) =>
    isLoopbackUrl(address) && new URL(address).pathname === '/api/auth/demo/callback';
  return provider;
}

const choicePage = (uid: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Demo ID</title>
<meta name="viewport" content="width=device-width"></head><body><h1>Demo ID</h1>
<p>Nobody is behind this page: it plays another site on this machine.</p><ul>
${Object.entries(PEOPLE)
  .map(
    ([id, { name, email }]) =>
      `<li><a href="${DEMO_MOUNT}/choice/${uid}/${id}">${name}, ${email}</a></li>`,
  )
  .join('\n')}
<li><a href="${DEMO_MOUNT}/choice/${uid}/cancel">Cancel</a></li>
</ul></body></html>`;

/** `…/choice/{uid}` shows the choice of people, `…/choice/{uid}/{person}` submits it. */
async function choose(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  chosen: string | undefined,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  if (chosen === undefined) {
    response.writeHead(200, PAGE_HEADERS).end(choicePage(uid));
    return;
  }
  const answer =
    PEOPLE[chosen] === undefined
      ? { error: 'access_denied', error_description: 'nobody was chosen' }
      : { login: { accountId: chosen } };
  await provider.interactionFinished(request, response, answer, { mergeWithLastSubmission: false });
}

export interface DemoProvider {
  /** Handles its own requests; false for others. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * A provider on this machine, so that the button works offline; it is not reachable from outside.
 */
export function createDemoProvider(
  { WORLD, DEMO_SIGN_IN }: Pick<Config, 'WORLD' | 'DEMO_SIGN_IN'>,
  issuerNow: () => string | undefined,
  logger: { readonly info: (message: string) => void },
): DemoProvider | undefined {
  if (WORLD !== 'simulated' || DEMO_SIGN_IN === 'off') return undefined;
  if (!isInstalled()) {
    logger.info('sign-in: the demo provider is not offered, oidc-provider is not installed');
    return undefined;
  }
  let made: Promise<Provider> | undefined;

  async function handle(
    issuer: string,
    request: IncomingMessage & { originalUrl?: string },
    response: ServerResponse,
  ): Promise<void> {
    made ??= makeProvider(issuer);
    const provider = await made;
    const original = request.url ?? '';
    const path = original.slice(DEMO_MOUNT.length) || '/';
    const choice = CHOICE.exec(path);
    if (choice !== null) return choose(provider, request, response, choice[1]);
    request.originalUrl = original;
    request.url = path;
    await provider.callback()(request, response);
  }

  return {
    answer(request, response) {
      const { url = '', headers, socket } = request;
      if (!url.startsWith(`${DEMO_MOUNT}/`)) return false;
      const issuer = issuerNow();
      const isForwarded = headers['x-forwarded-for'] !== undefined || headers.via !== undefined;
      const isLocal =
        isLoopbackAddress(socket.remoteAddress ?? '') &&
        isLoopbackUrl(`http://${headers.host ?? ''}`);
      if (issuer === undefined || isForwarded || !isLocal) return false;
      handle(issuer, request, response).catch(() => {
        if (!response.headersSent) response.writeHead(400, PAGE_HEADERS);
        response.end('This sign-in has expired. Start again.');
      });
      return true;
    },
  };
}
