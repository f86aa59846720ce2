import * as z from 'zod/mini';
import type { SignInProvider } from '../../../platform/config/sign-in-providers.ts';
import type { Expected } from './expected.ts';
import type { Vouched } from './sign-in-queries.ts';

type Person = Omit<Vouched, 'provider' | 'issuer'>;

/** Providers that speak OAuth 2 with their own response format instead of OpenID Connect. */
interface OwnProtocol {
  /** Paths at the configured address. */
  readonly authorize: string;
  readonly token: string;
  readonly scope: string;
  readonly ofToken: (query: URLSearchParams, expected: Expected) => Record<string, string>;
  readonly person: (token: string, provider: SignInProvider) => Promise<Person>;
}

const TIMEOUT_MS = 10_000;
const MAX_REASON_LENGTH = 300;

const refused = z.object({ error: z.string(), error_description: z.optional(z.string()) });

async function fetchJson<Schema extends z.ZodMiniType>(
  url: string,
  init: RequestInit,
  schema: Schema,
): Promise<z.output<Schema>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(url, { ...init, signal, redirect: 'error' });
  const { host } = new URL(url);
  if (!reply.ok) throw new Error(`${host} answered ${reply.status}`);
  const answer: unknown = await reply.json();
  // VK ID reports refusals with status 200.
  const refusal = z.safeParse(refused, answer);
  if (refusal.success) {
    const { error, error_description: about = '' } = refusal.data;
    throw new Error(`${host} refused: ${error} ${about}`.trim().slice(0, MAX_REASON_LENGTH));
  }
  return z.parse(schema, answer);
}

const vkUser = z.object({
  user: z.object({
    user_id: z.union([z.string(), z.number()]),
    first_name: z.optional(z.string()),
    last_name: z.optional(z.string()),
    email: z.optional(z.string()),
  }),
});
const yandexUser = z.object({
  id: z.string(),
  login: z.optional(z.string()),
  display_name: z.optional(z.string()),
  default_email: z.optional(z.string()),
});

/** Here tokens are issued; who they belong to is answered by another host. */
const YANDEX = 'https://oauth.yandex.ru';

const PROTOCOLS: Readonly<Record<'vk' | 'yandex', OwnProtocol>> = {
  vk: {
    authorize: '/authorize',
    scope: 'vkid.personal_info email',
    token: '/oauth2/auth',
    ofToken: (query, { state }) => ({ state, device_id: query.get('device_id') ?? '' }),
    async person(access_token, { clientId, issuer }) {
      const body = new URLSearchParams({ access_token, client_id: clientId });
      const url = `${issuer}/oauth2/user_info`;
      const { user } = await fetchJson(url, { method: 'POST', body }, vkUser);
      const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
      // VK does not report whether an address was verified: it has to be confirmed here.
      const email = user.email || null;
      return { subject: String(user.user_id), email, isEmailVerified: false, name };
    },
  },
  yandex: {
    authorize: '/authorize',
    scope: 'login:info login:email',
    token: '/token',
    ofToken: () => ({}),
    async person(token, { issuer }) {
      const headers = { authorization: `OAuth ${token}` };
      const site = issuer === YANDEX ? 'https://login.yandex.ru' : issuer;
      const url = `${site}/info?format=json`;
      const user = await fetchJson(url, { headers }, yandexUser);
      const name = user.display_name ?? user.login ?? '';
      const email = user.default_email || null;
      return { subject: user.id, email, isEmailVerified: true, name };
    },
  },
};

export function ownAddress(
  { kind, clientId, issuer }: SignInProvider & { readonly kind: 'vk' | 'yandex' },
  { state, redirectUri }: Expected,
  challenge: string,
): string {
  const { authorize, scope } = PROTOCOLS[kind];
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `${issuer}${authorize}?${query.toString()}`;
}

export async function ownPerson(
  provider: SignInProvider & { readonly kind: 'vk' | 'yandex' },
  query: URLSearchParams,
  expected: Expected,
): Promise<Person> {
  const { token, ofToken, person } = PROTOCOLS[provider.kind];
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: query.get('code') ?? '',
    client_id: provider.clientId,
    ...(provider.clientSecret === undefined ? {} : { client_secret: provider.clientSecret }),
    redirect_uri: expected.redirectUri,
    code_verifier: expected.verifier,
    ...ofToken(query, expected),
  });
  const schema = z.object({ access_token: z.string(), state: z.optional(z.string()) });
  const url = `${provider.issuer}${token}`;
  const { access_token, state } = await fetchJson(url, { method: 'POST', body }, schema);
  if (state !== undefined && state !== expected.state) {
    throw new Error(`sign-in with ${provider.id}: the reply belongs to another attempt`);
  }
  return person(access_token, provider);
}
