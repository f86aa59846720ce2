import { CALL_DEADLINE_MS } from '@tipmark/contract';
import { z } from 'zod';
import { isListOfNetworks } from './networks.ts';
import { isLedgerKey } from './parse-ledger-key.ts';
import { PAYMENT_VARIABLES, paymentFaults } from './payment-variables.ts';
import { PROVIDER_VARIABLES, providerFaults } from './provider-variables.ts';
import { readSignInProviders, SIGN_IN_EXAMPLE, type SignInProvider } from './sign-in-providers.ts';

/** Directories are relative to where the process was started. */
const port = z.coerce.number().int().min(0).max(65_535);
const zone = z.string().regex(/^[A-Z]{2}$/, 'is not a two-letter country code');

function instant(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Math.floor(Date.parse(text) / 1_000);
}

/** Every variable of the api: its schema with the default, and the words of `.env.example`. */
const VARIABLES = {
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']).default('development'),
    about: 'production skips validation of our own responses',
  },
  ROLE: {
    schema: z.enum(['all', 'web', 'worker']).default('all'),
    about:
      'web = answers calls, worker = runs the jobs without a port, all = both. Processes of several roles share DATABASE_URL and REDIS_URL',
  },
  HOST: { schema: z.string().default('127.0.0.1'), about: 'Address the api listens on' },
  API_PORT: { schema: port.default(4_000), about: 'Port of the api' },
  DATA_DIR: {
    schema: z.string().default('.data'),
    about: 'Embedded database, secrets and keys; used by one running api at a time',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
    about: 'PostgreSQL 15 or newer, postgres://user@host:5432/name; empty = embedded database',
  },
  DATABASE_POOL_SIZE: {
    schema: z.coerce.number().int().min(1).max(200).default(10),
    about: 'PostgreSQL connections per api process',
  },
  DATABASE_DEADLINE_MS: {
    schema: z.coerce.number().int().min(100).max(600_000).default(10_000),
    about: 'Statement timeout in milliseconds',
  },
  CALL_DEADLINE_MS: {
    schema: z.coerce.number().int().min(100).max(600_000).default(CALL_DEADLINE_MS),
    about:
      'A call that is not answered within this many milliseconds is refused with 503 and Retry-After, its statements are cancelled',
  },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/ }).optional(),
    about: 'Connects several api processes; empty = one process',
  },
  PUBLIC_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about: 'Public address of the site; https makes cookies Secure',
  },
  PORT: {
    schema: port.default(3_000),
    about: 'Port of the site; links in emails use it on localhost while PUBLIC_URL is empty',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    about: 'Mail server, smtp://user:password@host:587; empty = emails are shown at /dev/mail',
  },
  MAIL_FROM: {
    schema: z.string().min(3).default('Tipmark <no-reply@tipmark.test>'),
    about: 'Sender of emails',
  },
  BULK_MAILS_PER_SECOND: {
    schema: z.coerce.number().positive().max(1_000).default(20),
    about:
      'Most emails a second to followers, and digests, of each process that runs jobs; other emails do not wait for them',
  },
  TELEGRAM_BOT_TOKEN: {
    schema: z
      .string()
      .regex(/^\d{3,20}:[\w-]{20,100}$/, 'is not a token of a bot')
      .optional(),
    about:
      'Telegram bot for sign-in and notifications; empty = messages are shown at /dev/telegram',
  },
  TELEGRAM_API_ROOT: {
    schema: z.url({ protocol: /^https?$/ }).default('https://api.telegram.org'),
    about: "Bot API server, if not Telegram's own",
  },
  TELEGRAM_WEBHOOK_SECRET: {
    schema: z
      .string()
      .regex(/^[\w-]{32,256}$/, 'is not 32 to 256 letters, digits, _ and -')
      .optional(),
    about:
      'Secret with which Telegram sends updates to PUBLIC_URL/api/webhooks/telegram; empty = the api polls for them',
  },
  PUSH_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]{43}$/, 'is not a private key of P-256 as base64url')
      .optional(),
    about:
      'Key (VAPID) that signs push messages; empty = made once in DATA_DIR/push.key. Browsers subscribe with it: another key ends them all',
  },
  PUSH_SERVICES: {
    schema: z
      .string()
      .default(
        'https://fcm.googleapis.com,https://updates.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com',
      )
      .transform((list) => list.split(',').map((entry) => entry.trim())),
    about: 'Push services of browsers; messages go to no other address',
  },
  WEBHOOK_ADDRESSES: {
    schema: z.enum(['public', 'local']).default('public'),
    about:
      'public = webhooks go to https addresses of the internet alone, local = also to programs on this machine, without TLS too; for development and tests',
  },
  PASSWORD_MIN_LENGTH: {
    schema: z.coerce.number().int().min(8).max(64).default(8),
    about: 'Minimum password length of new accounts; NIST 800-63B-4 recommends 15',
  },
  DEMO_ACCOUNTS: {
    schema: z.enum(['0', '1']).optional(),
    about:
      'Accounts with DEMO_PASSWORD in the simulated world; empty = on unless PUBLIC_URL is https: there they exist only with 1',
  },
  DEMO_PASSWORD: {
    schema: z.string().min(8).max(128).default('match-day-demo'),
    about: 'Password of the accounts of the simulated world',
  },
  DEMO_SIGN_IN: {
    schema: z.enum(['on', 'off']).default('on'),
    about:
      'on = a built-in provider of three demo users can be used to sign in to the simulated world on this machine, where development dependencies are installed',
  },
  WORLD: {
    schema: z.enum(['simulated', 'empty']).default('simulated'),
    about: 'simulated = a built-in world of invented leagues, empty = only what you import',
  },
  SIM_SEED: {
    schema: z.coerce.number().int().min(0).max(4_294_967_295).default(1),
    about: 'Seed of the simulated world',
  },
  FIXED_NOW: {
    schema: z
      .string()
      .transform(instant)
      .pipe(z.number().int().min(946_684_800).max(4_102_444_800))
      .optional(),
    about: 'Stops the clock at this instant, ISO 8601 or unix seconds; for tests',
  },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .default('loopback')
      .transform((list) => list.split(',').map((entry) => entry.trim())),
    about: 'Addresses or networks whose forwarded headers are trusted, separated by commas',
  },
  OPERATOR_NETWORKS: {
    schema: z
      .string()
      .default('loopback')
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .refine(isListOfNetworks, 'is not a list of addresses and networks'),
    about:
      "Addresses or networks that may use the health, metrics and feed endpoints of the api's own port, separated by commas",
  },
  PROMO_CONFIG: {
    schema: z.string().min(1).optional(),
    about: 'File of the promotions and bookmakers; empty = the built-in one',
  },
  DEFAULT_COUNTRY: {
    schema: zone.default('RU'),
    about: 'Country of visitors for whom the shell names none',
  },
  GUEST_SECRET: {
    schema: z.string().min(32).optional(),
    about:
      'Signs guest tokens; empty = generated once in DATA_DIR. Set it when several apis share visitors',
  },
  TOTP_KEY: {
    schema: z.string().min(32).optional(),
    about:
      'Seals the secrets of two-step sign-in and of webhooks; empty = generated once in DATA_DIR/totp.key. Without it nobody with two steps can sign in',
  },
  FEED_KEY: {
    schema: z.string().min(32).optional(),
    about: 'Key of POST /feed/records; empty = generated once in DATA_DIR/feed.key',
  },
  OPERATOR_KEY: {
    schema: z.string().min(32).optional(),
    about:
      'Key of payments and moderation on this machine; empty = generated once in DATA_DIR/operator.key',
  },
  LEDGER_KEY: {
    schema: z
      .string()
      .refine(isLedgerKey, 'is not a private key of Ed25519 (PKCS#8) as base64')
      .optional(),
    about:
      'Key that signs the days of the ledger, as from: openssl genpkey -algorithm ed25519 -outform DER | base64 -w0; empty = made once in DATA_DIR/ledger.key',
  },
  SCANNER_DEMO: {
    schema: z.enum(['on', 'off']).default('on'),
    about: 'on = everyone sees the first preset of the odds scanner, delayed and shortened',
  },
  ...PAYMENT_VARIABLES,
  ...PROVIDER_VARIABLES,
  STATISTICS_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about:
      'Also receives visitor events, without page views and filters; with an anonymous id if the visitor agreed. Empty = they stay in the database',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about:
      'Collector of traces (OTLP over HTTP), http://127.0.0.1:4318; empty = no traces, nothing of them is loaded',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z.coerce.number().min(0).max(1).default(1),
    about: 'Which share of the traces is exported, 0 to 1',
  },
  LOG_LEVEL: {
    schema: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    about: 'Log level',
  },
} as const;

type Variables = typeof VARIABLES;
export type Config = {
  readonly [Name in keyof Variables]: z.output<Variables[Name]['schema']>;
} & {
  /** From the variables `OIDC_<NAME>_…`. */
  readonly signInProviders: readonly SignInProvider[];
};

/** Addresses of tests (RFC 2606). */
const TEST_MAILBOX =
  /@(?:[^@>]*\.)?(?:test|example|invalid|localhost|example\.(?:com|net|org))>?\s*$/i;

/** Push services of browsers get the sender of emails as the contact of the site. */
function contactFaults({ PUBLIC_URL: site, MAIL_FROM: sender = '' }: Partial<Config>): string[] {
  const isPublic = site?.startsWith('https:') === true;
  return isPublic && TEST_MAILBOX.test(sender)
    ? ['MAIL_FROM: a site with https needs a real address, which push services of browsers get too']
    : [];
}

/** Users of a public site must not reach what runs beside it. */
function hookFaults({ PUBLIC_URL: site, WEBHOOK_ADDRESSES }: Partial<Config>): string[] {
  return site?.startsWith('https:') === true && WEBHOOK_ADDRESSES === 'local'
    ? ['WEBHOOK_ADDRESSES: local is not for a site with https']
    : [];
}

/** The environment is not a valid configuration; the message names every bad variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration. An empty variable counts as absent.
 * @throws ConfigError naming every variable that cannot be used
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const config: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, { schema }] of Object.entries(VARIABLES)) {
    const given = environment[name];
    const result = schema.safeParse(given === '' ? undefined : given);
    if (result.success) config[name] = result.data;
    else faults.push(`${name}: ${result.error.issues.map(({ message }) => message).join(', ')}`);
  }
  const signIns = readSignInProviders(environment);
  config['signInProviders'] = signIns.providers;
  faults.push(...signIns.faults);
  faults.push(...paymentFaults(config as Partial<Config>, environment));
  faults.push(...providerFaults(config as Partial<Config>));
  faults.push(...contactFaults(config as Partial<Config>));
  faults.push(...hookFaults(config as Partial<Config>));
  const { ROLE: role, DATABASE_URL, REDIS_URL } = config as Partial<Config>;
  const isShared = DATABASE_URL !== undefined && REDIS_URL !== undefined;
  if (role !== undefined && role !== 'all' && !isShared) {
    faults.push(`ROLE: ${role} needs DATABASE_URL and REDIS_URL`);
  }
  if (faults.length > 0) throw new ConfigError(`Cannot start. ${faults.join('; ')}`);
  return config as Config;
}

function defaultOf(schema: z.ZodType): string {
  const value = schema.safeParse(undefined).data;
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Text of `.env.example`: every variable with its default, commented out. */
export function describeConfig(): string {
  const variables = Object.entries(VARIABLES).map(
    ([name, { schema, about }]) => `# ${about}\n#${name}=${defaultOf(schema)}\n`,
  );
  return [...variables, SIGN_IN_EXAMPLE].join('\n');
}
