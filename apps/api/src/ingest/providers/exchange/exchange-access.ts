import { readFileSync } from 'node:fs';
import {
  BETFAIR_ROOTS,
  type BetfairAccount,
  createBetfairAccount,
  createHttpPost,
  openDispatcher,
  STREAM_ADDRESS,
  type StreamAddress,
} from '@tipmark/providers';
import { type Config, ConfigError } from '../../../platform/config/config.ts';

const CONNECT_MS = 10_000;

export interface ExchangeAccess {
  readonly account: BetfairAccount;
  readonly appKey: string;
  readonly stream: StreamAddress;
  close(): Promise<void>;
}

function fileOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name}: ${path} cannot be read: ${String(error)}`);
  }
}

/** `tls://host:port`, if it is not the exchange's own. */
function streamAt(root: string | undefined): StreamAddress {
  if (root === undefined) return STREAM_ADDRESS;
  const { hostname, port } = new URL(root.replace(/^tls:/, 'https:'));
  return { host: hostname, port: port === '' ? STREAM_ADDRESS.port : Number(port) };
}

/**
 * The account at the exchange, and where it is.
 * @throws ConfigError where its certificate cannot be read
 */
export function openExchangeAccess(config: Config): ExchangeAccess {
  const { BETFAIR_APP_KEY: appKey = '', PROVIDER_ROOTS: roots } = config;
  const { BETFAIR_CERT_FILE: certFile, BETFAIR_CERT_KEY_FILE: keyFile } = config;
  const hasCertificate = certFile !== undefined && keyFile !== undefined;
  const own = hasCertificate
    ? {
        cert: fileOf('BETFAIR_CERT_FILE', certFile),
        key: fileOf('BETFAIR_CERT_KEY_FILE', keyFile),
      }
    : undefined;
  const dispatcher = openDispatcher(CONNECT_MS, own);
  const account = createBetfairAccount(
    {
      appKey,
      session: config.BETFAIR_SESSION,
      user: config.BETFAIR_USER,
      password: config.BETFAIR_PASSWORD,
      hasCertificate,
    },
    createHttpPost(dispatcher),
    () => Math.floor(Date.now() / 1_000),
    {
      api: roots.get('betfair') ?? BETFAIR_ROOTS.api,
      login: roots.get('betfair-login') ?? BETFAIR_ROOTS.login,
      certificateLogin: roots.get('betfair-cert-login') ?? BETFAIR_ROOTS.certificateLogin,
    },
  );
  return {
    account,
    appKey,
    stream: streamAt(roots.get('betfair-stream')),
    close: () => dispatcher.close(),
  };
}
