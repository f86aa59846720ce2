import { tableOf } from '@tipmark/domain';
import * as oidc from 'openid-client';
import type { Clock } from '../../../platform/config/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { isLoopbackUrl, type SignInProvider } from '../../../platform/config/sign-in-providers.ts';
import type { Expected } from './expected.ts';
import { ownAddress, ownPerson } from './own-protocols.ts';
import { titleOfProvider } from './provider-title.ts';
import type { Vouched } from './sign-in-queries.ts';
import { telegramAddress, telegramPerson } from './telegram-widget.ts';

const TIMEOUT_SECONDS = 10;
const KNOWN_FOR_SECONDS = 3_600;
const MAX_NAME_LENGTH = 200;
const MAX_SUBJECT_LENGTH = 255;
/** Of the widget, which has no configured issuer. */
const TELEGRAM_ISSUER = 'telegram-widget';

/** VK ID has two addresses for the same people. */
const SAME_ISSUER = tableOf<string>({ 'https://id.vk.ru': 'https://id.vk.com' });

const issuerOf = ({ issuer }: SignInProvider): string => SAME_ISSUER[issuer] ?? issuer;

type Person = Omit<Vouched, 'provider' | 'issuer'>;

export interface OfferedProvider {
  readonly id: string;
  readonly title: string;
}

export interface SignInProviders {
  /** @param isLocal a visitor on this machine, who may use the demo provider, too */
  offered(isLocal: boolean): readonly OfferedProvider[];
  has(id: string, isLocal: boolean): boolean;
  /** The name of a provider on its button, offered or not. */
  titleOf(id: string): string;
  /** Where the visitor is sent. */
  begin(id: string, expected: Expected): Promise<string>;
  /**
   * The user the provider sent back.
   * @throws when it confirms no user, or not for this attempt
   */
  finish(id: string, query: URLSearchParams, expected: Expected): Promise<Vouched>;
  /** From now on the demo provider can be reached at this address. */
  offerDemo(issuer: string): void;
}

export const DEMO_CLIENT = { id: 'tipmark', secret: 'demo-secret-of-this-machine' } as const;

/** The default for registered clients, or all that the issuer accepts. */
function bySecret(secret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = taken.includes('client_secret_basic') ? basic : post;
    auth(server, ...rest);
  };
}

interface Discovered {
  readonly configuration: oidc.Configuration;
  readonly untilSeconds: number;
}

interface Discovery {
  /** For the way to the issuer: known for an hour. */
  of(provider: SignInProvider): Promise<oidc.Configuration>;
  /** For a return: the issuer may have changed its keys and algorithms meanwhile. */
  current(provider: SignInProvider): Promise<oidc.Configuration>;
}

/** What a configuration belongs to: two clients of one issuer differ in it. */
const keyOf = ({ id, issuer, clientId }: SignInProvider) => `${id} ${issuer} ${clientId}`;

function createDiscovery(clock: Clock): Discovery {
  const known = new Map<string, Promise<Discovered>>();
  async function discover(provider: SignInProvider): Promise<Discovered> {
    const { issuer, clientId, clientSecret } = provider;
    const configuration = await oidc.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      clientSecret === undefined ? oidc.None() : bySecret(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        // the signature of an ID token is checked though it comes straight from the issuer
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(isLoopbackUrl(issuer) ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
    return { configuration, untilSeconds: clock() + KNOWN_FOR_SECONDS };
  }
  async function current(provider: SignInProvider): Promise<oidc.Configuration> {
    const requested = discover(provider);
    known.set(keyOf(provider), requested);
    return (await requested).configuration;
  }
  return {
    async of(provider) {
      const held = await known.get(keyOf(provider))?.catch(() => undefined);
      const isFresh = held !== undefined && held.untilSeconds > clock();
      return isFresh ? held.configuration : current(provider);
    },
    current,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function oidcPerson(
  configuration: oidc.Configuration,
  query: URLSearchParams,
  { state, nonce, verifier, redirectUri }: Expected,
): Promise<Person> {
  const tokens = await oidc.authorizationCodeGrant(
    configuration,
    new URL(`${redirectUri}?${query.toString()}`),
    {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    },
  );
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('sign-in: the provider sent no ID token');
  const isBare = claims['email'] === undefined || claims['name'] === undefined;
  const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const more =
    isBare && hasMore
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {};
  const all: Readonly<Record<string, unknown>> = { ...claims, ...more };
  const isVerified = all['email_verified'] === true || all['email_verified'] === 'true';
  return {
    subject: claims.sub,
    email: (isVerified && textOf(all['email'])) || null,
    isEmailVerified: isVerified,
    name: textOf(all['name']) || textOf(all['preferred_username']) || textOf(all['nickname']),
  };
}

export function createSignInProviders(config: Config, clock: Clock): SignInProviders {
  const { signInProviders, TELEGRAM_BOT_TOKEN: botToken } = config;
  const discovery = createDiscovery(clock);
  let demo: SignInProvider | undefined;

  function find(id: string): SignInProvider | undefined {
    return id === 'demo' ? demo : signInProviders.find((one) => one.id === id);
  }

  function offered(isLocal: boolean): OfferedProvider[] {
    const ids = signInProviders.map(({ id }) => id);
    if (botToken !== undefined) ids.push('telegram');
    if (isLocal && demo !== undefined) ids.push('demo');
    return ids.map((id) => ({ id, title: titleOfProvider(id) }));
  }

  return {
    offered,
    titleOf: titleOfProvider,
    has: (id, isLocal) => offered(isLocal).some((one) => one.id === id),
    async begin(id, expected) {
      const { state, nonce, verifier, redirectUri } = expected;
      if (id === 'telegram' && botToken !== undefined) {
        return telegramAddress(botToken, `${redirectUri}?state=${state}`);
      }
      const provider = find(id);
      if (provider === undefined) throw new Error(`there is no provider ${id}`);
      const { kind } = provider;
      const challenge = await oidc.calculatePKCECodeChallenge(verifier);
      if (kind !== 'oidc') return ownAddress({ ...provider, kind }, expected, challenge);
      return oidc.buildAuthorizationUrl(await discovery.of(provider), {
        redirect_uri: redirectUri,
        scope: provider.scope ?? 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).href;
    },
    async finish(id, query, expected) {
      const provider = find(id);
      const kind = provider?.kind;
      let person: Person;
      if (id === 'telegram' && botToken !== undefined) {
        person = telegramPerson(botToken, query, clock());
      } else if (provider === undefined || kind === undefined) {
        throw new Error(`there is no provider ${id}`);
      } else if (kind === 'oidc') {
        person = await oidcPerson(await discovery.current(provider), query, expected);
      } else {
        person = await ownPerson({ ...provider, kind }, query, expected);
      }
      if (person.subject === '' || person.subject.length > MAX_SUBJECT_LENGTH) {
        throw new Error(`sign-in with ${id}: the reply names no subject`);
      }
      const issuer = provider === undefined ? TELEGRAM_ISSUER : issuerOf(provider);
      return { ...person, name: person.name.slice(0, MAX_NAME_LENGTH), provider: id, issuer };
    },
    offerDemo(issuer) {
      demo = {
        id: 'demo',
        kind: 'oidc',
        issuer,
        clientId: DEMO_CLIENT.id,
        clientSecret: DEMO_CLIENT.secret,
      };
    },
  };
}
