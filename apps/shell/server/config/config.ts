import path from 'node:path';
import type { OverrideConfig } from '@tipmark/remotes-registry';
import { createS3Store, type ReleaseStore, readS3Options } from '@tipmark/remotes-registry/store';
import { z } from 'zod';
import { type EdgeConfig, edgeOf, edgeVariables } from './edge-config.ts';
import { type TraceConfig, tracesOf, traceVariables } from './trace-config.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const listed = z.string().transform((text) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** Only an origin: the path of an address would be dropped silently. */
const bareOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.canParse(url) && /^https?:\/\/[^/?#@]+\/?$/.test(url), {
    message: 'must have neither a path, a query nor a user, as in http://127.0.0.1:4000',
  })
  .transform((url) => new URL(url).origin);

const instant = (text: string) =>
  /^\d+$/.test(text) ? Number(text) : Math.floor(Date.parse(text) / 1000);

const environment = z.object({
  PORT: port.default(3000),
  /** Loopback by default: a started site is not exposed to the network by accident. */
  HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(4000),
  /** Where the API listens, when not on this machine. */
  API_URL: bareOrigin.optional(),
  /** The site's public address; links of emails, canonical links and previews start with it. */
  PUBLIC_URL: origin.optional(),
  /** Other hosts of the site; requests for any host beside these are refused. */
  HOSTS: listed.default([]),
  DATA_DIR: z.string().default('.data'),
  /**
   * Object store of the releases, `s3://bucket/prefix`, with the usual variables `AWS_*`; unset =
   * the folder `remotes` of the data folder.
   */
  REMOTES_URL: z.string().optional(),
  /** Where browsers get the files of remotes: a CDN in front of the store or of `/remotes`. */
  REMOTES_ASSETS_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^https?:\/\/[\w.:-]+(?:\/[\w.~-]+)*\/?$/.test(url), {
      message: 'must have neither a query nor a user, as in https://cdn.example/remotes',
    })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /** Names of the remotes this site is composed of; unset = every released one. */
  REMOTES: listed.optional(),
  /**
   * `1`: testers may replace remotes, see packages/remotes-registry. Never on a site for visitors.
   */
  ALLOW_REMOTE_OVERRIDES: z.enum(['0', '1']).default('0'),
  /** Allowed origins of replaced remotes; `loopback` = this machine. */
  REMOTE_OVERRIDE_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(z.union([z.literal('loopback'), origin])))
    .default(['loopback']),
  /** Addresses or networks whose forwarding headers are trusted; `loopback` = this machine. */
  TRUSTED_PROXIES: listed.default(['loopback']),
  /** Addresses or networks that may read health and metrics; `loopback` = this machine. */
  OPERATOR_NETWORKS: listed.default(['loopback']),
  COUNTRY_HEADER: z.string().toLowerCase().default('x-country-code'),
  DEFAULT_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('RU'),
  PRODUCT_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .default('tipmark'),
  /** ISO 8601 or unix seconds at which the page's clock is fixed; for tests. */
  FIXED_NOW: z.string().transform(instant).pipe(z.number().int().min(946_684_800)).optional(),
  /**
   * Which build of the browser code is served: a folder beside this server's, or an absolute one;
   * `hot` only works with development servers.
   */
  CLIENT_BUILD: z.string().min(1).default('client'),
  /**
   * File of the promotions, read again when it changes; unset = the built-in one, whose bookmakers
   * only exist in the simulated world.
   */
  PROMO_CONFIG: z.string().min(1).optional(),
  /** `empty`: without a file there are no promotions. */
  WORLD: z.enum(['simulated', 'empty']).default('simulated'),
  /** Origin of offers in frames: another host than the site's. */
  PROMO_ORIGIN: bareOrigin.optional(),
  /**
   * Port where this process serves frames of offers itself, on 127.0.0.1; unset = it serves none.
   */
  PROMO_PORT: port.optional(),
  /** `off`: browsers remove their service worker, with everything it stored. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  ...edgeVariables,
  ...traceVariables,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Every variable the shell reads, by its name; `.env.example` describes each. */
export const variableNames = Object.keys(environment.shape);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  readonly publicUrl: string;
  readonly hosts: readonly string[];
  readonly dataDir: string;
  /** Their folder, or the local copy of the store. */
  readonly remotesDir: string;
  readonly store: ReleaseStore | undefined;
  readonly assetsUrl: string | undefined;
  /** Files of this and former builds of the shell, for pages that are still open. */
  readonly buildsDir: string;
  readonly remotes: readonly string[] | undefined;
  readonly overrides: OverrideConfig | undefined;
  readonly trustedProxies: readonly string[];
  readonly operatorNetworks: readonly string[];
  readonly countryHeader: string;
  readonly defaultCountry: string;
  readonly productSlug: string;
  readonly fixedNowSeconds: number | undefined;
  /** A folder beside this server's, or an absolute one. */
  readonly clientBuild: string;
  readonly promoFile: string | undefined;
  readonly isSimulated: boolean;
  readonly promoDir: string;
  readonly promoOrigin: string | undefined;
  readonly promoPort: number | undefined;
  readonly hasWorker: boolean;
  readonly edge: EdgeConfig | undefined;
  readonly traces: TraceConfig | undefined;
  readonly logLevel: string;
}

/**
 * The shell's settings from the environment; an empty variable counts as unset.
 * @throws Error naming every invalid variable and why
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = environment.safeParse(given);
  if (!success) {
    const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment of the shell is wrong:\n${lines.join('\n')}`);
  }
  const apiUrl = data.API_URL ?? `http://127.0.0.1:${data.API_PORT}`;
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  if (isOwnAddress(apiUrl, publicUrl, data)) {
    throw new Error(
      'The environment of the shell is wrong:\n' +
        `  ${data.API_URL ? 'API_URL' : 'API_PORT'}: ${apiUrl} is the site itself, not its api`,
    );
  }
  const promoOrigin =
    data.PROMO_ORIGIN ?? (data.PROMO_PORT ? `http://127.0.0.1:${data.PROMO_PORT}` : undefined);
  if (promoOrigin && new URL(promoOrigin).hostname === new URL(publicUrl).hostname) {
    throw new Error(
      'The environment of the shell is wrong:\n' +
        '  PROMO_ORIGIN: frames must come from another host than the site, or they could read it',
    );
  }
  return {
    port: data.PORT,
    host: data.HOST,
    apiUrl,
    publicUrl,
    hosts: data.HOSTS,
    dataDir: path.resolve(data.DATA_DIR),
    remotesDir: path.resolve(data.DATA_DIR, 'remotes'),
    store: storeOf(given),
    assetsUrl: data.REMOTES_ASSETS_URL,
    buildsDir: path.resolve(data.DATA_DIR, 'shell-builds'),
    remotes: data.REMOTES,
    overrides: overridesOf(given, data),
    trustedProxies: data.TRUSTED_PROXIES,
    operatorNetworks: data.OPERATOR_NETWORKS,
    countryHeader: data.COUNTRY_HEADER,
    defaultCountry: data.DEFAULT_COUNTRY,
    productSlug: data.PRODUCT_SLUG,
    fixedNowSeconds: data.FIXED_NOW,
    clientBuild: data.CLIENT_BUILD,
    promoFile: data.PROMO_CONFIG && path.resolve(data.PROMO_CONFIG),
    isSimulated: data.WORLD === 'simulated',
    promoDir: path.resolve(data.DATA_DIR, 'promo'),
    promoOrigin,
    promoPort: data.PROMO_PORT,
    hasWorker: data.SERVICE_WORKER === 'on',
    edge: edgeOf(data),
    traces: tracesOf(data),
    logLevel: data.LOG_LEVEL,
  };
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::]']);

/** Whether calls to the API would reach the shell that makes them. */
function isOwnAddress(
  apiUrl: string,
  publicUrl: string,
  { HOST, PORT }: { readonly HOST: string; readonly PORT: number },
): boolean {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isThisPort = Number(port || (protocol === 'https:' ? 443 : 80)) === PORT;
  const isThisMachine = loopbackNames.has(hostname) || hostname === HOST;
  return apiUrl === publicUrl || (isThisPort && isThisMachine);
}

/** A page waits for no store: what does not answer soon is asked again by the mirror. */
const STORE_DEADLINE_MS = 5000;

function storeOf(given: Readonly<Record<string, string | undefined>>): ReleaseStore | undefined {
  try {
    const options = readS3Options(given);
    return options && createS3Store({ ...options, retries: 0, deadlineMs: STORE_DEADLINE_MS });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`The environment of the shell is wrong:\n  ${problem}`);
  }
}

const remoteVariable = /^REMOTE_([A-Z][A-Z0-9_]*)_URL$/;

function overridesOf(
  given: Readonly<Record<string, string | undefined>>,
  data: z.output<typeof environment>,
): OverrideConfig | undefined {
  const fromEnvironment: Record<string, string> = {};
  for (const [variable, value] of Object.entries(given)) {
    const name = remoteVariable.exec(variable)?.[1]?.toLowerCase().replaceAll('_', '-');
    if (name && value) fromEnvironment[name] = value;
  }
  if (data.ALLOW_REMOTE_OVERRIDES === '1') {
    return { origins: data.REMOTE_OVERRIDE_ORIGINS, fromEnvironment };
  }
  const [unheard] = Object.keys(fromEnvironment);
  if (!unheard) return undefined;
  throw new Error(
    `The environment of the shell is wrong:\n  it names another version of the remote "${unheard}"; ` +
      'that needs ALLOW_REMOTE_OVERRIDES=1',
  );
}
