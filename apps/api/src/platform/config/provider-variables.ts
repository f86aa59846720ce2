import { type CalledProvider, ENDPOINTS } from '@tipmark/providers/endpoints';
import { z } from 'zod';

const listed = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const free: readonly string[] = ENDPOINTS.filter(({ key }) => key === undefined).map(
  ({ name }) => name,
);
const key = z.string().min(8, 'is too short for a key').optional();
const ROOT = /^([\w-]+)=((?:https?|tls):\/\/.+)$/;

function rootsOf(list: string): ReadonlyMap<string, string> {
  return new Map(
    listed(list).flatMap((entry) => {
      const [, name = '', root = ''] = ROOT.exec(entry) ?? [];
      return name === '' ? [] : [[name, root.replace(/\/$/, '')] as const];
    }),
  );
}

/** Variables of the providers of real matches. */
export const PROVIDER_VARIABLES = {
  PROVIDERS: {
    schema: z
      .string()
      .default('')
      .transform(listed)
      .refine((names) => names.every((name) => free.includes(name)), {
        message: `is a list of providers without a key: ${free.join(', ')}. The others are on by their keys`,
      }),
    about: `Providers without a key to get real matches from, separated by commas: ${free.join(', ')}`,
  },
  PROVIDERS_CONFIG: {
    schema: z.string().min(1).optional(),
    about: 'File of leagues, markets, bookmakers and budgets; empty = the built-in one',
  },
  THE_ODDS_API_KEY: { schema: key, about: 'Key of The Odds API: prices and scores' },
  API_FOOTBALL_KEY: {
    schema: key,
    about: 'Key of API-Football, and of API-Hockey: matches, events, line-ups, statistics, prices',
  },
  API_HOCKEY_KEY: { schema: key, about: 'Key of API-Hockey, if it is another one' },
  FOOTBALL_DATA_TOKEN: { schema: key, about: 'Token of football-data.org: matches and scores' },
  LIVE_TENNIS_API_KEY: { schema: key, about: 'Key of Live Tennis API: matches and points' },
  API_TENNIS_KEY: { schema: key, about: 'Key of api-tennis.com: matches and points' },
  BETFAIR_APP_KEY: {
    schema: key,
    about: 'Application key of Betfair: prices of its exchange, with a session or a login',
  },
  BETFAIR_SESSION: { schema: key, about: 'Session of Betfair that another program keeps' },
  BETFAIR_USER: { schema: z.string().min(1).optional(), about: 'Name of the account at Betfair' },
  BETFAIR_PASSWORD: { schema: z.string().min(1).optional(), about: 'Its password' },
  BETFAIR_CERT_FILE: {
    schema: z.string().min(1).optional(),
    about: 'Certificate of the account in PEM, for the login of programs; empty = that of people',
  },
  BETFAIR_CERT_KEY_FILE: {
    schema: z.string().min(1).optional(),
    about: 'Key of this certificate in PEM',
  },
  PROVIDER_ROOTS: {
    schema: z
      .string()
      .default('')
      .refine((list) => listed(list).every((entry) => ROOT.test(entry)), {
        message: 'is not a list of name=address, separated by commas',
      })
      .transform(rootsOf),
    about:
      'Other addresses of providers, name=https://…, separated by commas, if not their own; betfair-stream=tls://…',
  },
} as const;

type Keys = Readonly<Record<string, unknown>>;

/** The key of a provider; undefined where it has none or needs none. */
export function keyOfProvider(config: Keys, provider: string): string | undefined {
  const variables = ENDPOINTS.find(({ name }) => name === provider)?.keyVariables ?? [];
  const found = variables.map((name) => config[name]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : undefined;
}

/** Providers that can be called: those with a key, and those named that need none. */
export function providersInUse(config: Keys & { PROVIDERS: readonly string[] }): CalledProvider[] {
  return ENDPOINTS.filter(({ name, key: keyLocation }) =>
    keyLocation === undefined
      ? config.PROVIDERS.includes(name)
      : keyOfProvider(config, name) !== undefined,
  ).map(({ name }) => name);
}

interface BetfairVariables {
  readonly BETFAIR_APP_KEY?: string | undefined;
  readonly BETFAIR_SESSION?: string | undefined;
  readonly BETFAIR_USER?: string | undefined;
  readonly BETFAIR_PASSWORD?: string | undefined;
  readonly BETFAIR_CERT_FILE?: string | undefined;
  readonly BETFAIR_CERT_KEY_FILE?: string | undefined;
}

/** The exchange sends a stream: it is in use with an application key and a way to sign in. */
export const isBetfairInUse = ({ BETFAIR_APP_KEY: appKey }: BetfairVariables): boolean =>
  appKey !== undefined;

/** What is missing where only a part of the login is set. */
export function providerFaults(config: BetfairVariables): string[] {
  const { BETFAIR_APP_KEY: appKey, BETFAIR_SESSION: session } = config;
  const { BETFAIR_USER: user, BETFAIR_PASSWORD: password } = config;
  const { BETFAIR_CERT_FILE: cert, BETFAIR_CERT_KEY_FILE: certKey } = config;
  const canSignIn = session !== undefined || (user !== undefined && password !== undefined);
  return [
    ...(appKey !== undefined && !canSignIn
      ? ['BETFAIR_APP_KEY: needs BETFAIR_USER and BETFAIR_PASSWORD, or BETFAIR_SESSION']
      : []),
    ...((cert === undefined) === (certKey === undefined)
      ? []
      : ['BETFAIR_CERT_FILE: is of use only together with BETFAIR_CERT_KEY_FILE']),
  ];
}
