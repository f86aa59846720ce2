import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isSameSecret } from '../../../platform/access/callers.ts';
import type { SignInProvider } from '../../../platform/config/sign-in-providers.ts';
import type { Vouched } from './sign-in-queries.ts';

type Person = Omit<Vouched, 'provider'>;

/** Values that a return from a provider is checked against. */
export type Expected = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
};

/** Providers that speak OAuth 2 with their own response format instead of OpenID Connect. */
type OwnProtocol = {
  readonly authorize: string;
  readonly scope: string;
  readonly token: string;
  readonly ofToken: (query: URLSearchParams, expected: Expected) => Record<string, string>;
  readonly person: (token: string, provider: SignInProvider) => Promise<Person>;
};

const TIMEOUT_MS = 10_000;

async function fetchJson<Schema extends z.ZodMiniType>(
  url: string,
  init: RequestInit,
  schema: Schema,
): Promise<z.output<Schema>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(url, { ...init, signal, redirect: 'error' });
  if (!reply.ok) throw new Error(`${new URL(url).host} answered ${reply.status}`);
  return z.parse(schema, await reply.json());
}

const vkUser = z.object({
  user: z.object({
    user_id: z.union([z.string(), z.number()]),
    first_name: z.optional(z.string()),
    last_name: z.optional(z.string()),
  }),
});
const yandexUser = z.object({
  id: z.string(),
  login: z.optional(z.string()),
  display_name: z.optional(z.string()),
  default_email: z.optional(z.string()),
});

const PROTOCOLS: Readonly<Record<'vk' | 'yandex', OwnProtocol>> = {
  vk: {
    authorize: 'https://id.vk.com/authorize',
    scope: 'vkid.personal_info',
    token: 'https://id.vk.com/oauth2/auth',
    ofToken: (query, { state }) => ({ state, device_id: query.get('device_id') ?? '' }),
    async person(access_token, { clientId }) {
      const body = new URLSearchParams({ access_token, client_id: clientId });
      const url = 'https://id.vk.com/oauth2/user_info';
      const { user } = await fetchJson(url, { method: 'POST', body }, vkUser);
      const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
      // VK does not report whether an address was verified.
      return { subject: String(user.user_id), email: null, name };
    },
  },
  yandex: {
    authorize: 'https://oauth.yandex.ru/authorize',
    scope: 'login:info login:email',
    token: 'https://oauth.yandex.ru/token',
    ofToken: () => ({}),
    async person(token) {
      const headers = { authorization: `OAuth ${token}` };
      const url = 'https://login.yandex.ru/info?format=json';
      const user = await fetchJson(url, { headers }, yandexUser);
      const name = user.display_name ?? user.login ?? '';
      return { subject: user.id, email: user.default_email ?? null, name };
    },
  },
};

export function ownAddress(
  { kind, clientId }: SignInProvider & { readonly kind: 'vk' | 'yandex' },
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
  return `${authorize}?${query.toString()}`;
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
  const schema = z.object({ access_token: z.string() });
  const { access_token } = await fetchJson(token, { method: 'POST', body }, schema);
  return person(access_token, provider);
}

const TELEGRAM_FIELDS = ['id', 'first_name', 'last_name', 'username', 'photo_url', 'auth_date'];
const MAX_AGE_SECONDS = 600;

export function telegramAddress(botToken: string, returnTo: string): string {
  const [botId = ''] = botToken.split(':', 1);
  const origin = new URL(returnTo).origin;
  const query = new URLSearchParams({ bot_id: botId, origin, return_to: returnTo });
  return `https://oauth.telegram.org/auth?${query.toString()}`;
}

/**
 * A user confirmed by Telegram with the secret of the bot.
 * @throws Error for data that are forged or older than ten minutes
 */
export function telegramPerson(
  botToken: string,
  query: URLSearchParams,
  nowSeconds: number,
): Person {
  const lines = TELEGRAM_FIELDS.filter((field) => query.has(field))
    .sort()
    .map((field) => `${field}=${query.get(field)}`);
  const key = createHash('sha256').update(botToken).digest();
  const hash = createHmac('sha256', key).update(lines.join('\n')).digest('hex');
  if (!isSameSecret(query.get('hash') ?? '', hash)) throw new Error('forged data of Telegram');
  const age = nowSeconds - Number(query.get('auth_date'));
  if (!(Math.abs(age) <= MAX_AGE_SECONDS)) throw new Error('data of Telegram are too old');
  const full = [query.get('first_name'), query.get('last_name')].filter(Boolean).join(' ');
  const name = query.get('username') ?? full;
  return { subject: query.get('id') ?? '', email: null, name };
}
