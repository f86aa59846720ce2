import { isIP } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** What addresses a site sends webhooks to. */
export interface HookPolicy {
  /** Also http, and receivers on this machine: for development and tests. */
  readonly allowsLocal: boolean;
  /** Names of this site: its own calls are no receiver. */
  readonly ownHosts: readonly string[];
}

export type AddressFault =
  | 'noAddress'
  | 'noHttps'
  | 'credentials'
  | 'port'
  | 'privateAddress'
  | 'ownHost';

const MAX_LENGTH = 500;
const HTTPS_PORT = 443;
const FIRST_FREE_PORT = 1_024;
/** Names that only a local network resolves (RFC 6761, RFC 6762, RFC 8375, ICANN `internal`). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/** The host of an address without the brackets of IPv6 and the dot at the end. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string =>
  hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Whether a webhook may connect to an address of IP. */
export const mayConnectTo = (address: string, { allowsLocal }: HookPolicy): boolean =>
  isPublicAddress(address) || (allowsLocal && isLoopback(address));

function hostFault(host: string, policy: HookPolicy): AddressFault | undefined {
  // `URL` writes decimal, octal, hexadecimal and short forms of IPv4 as four numbers
  if (isIP(host) !== 0) return mayConnectTo(host, policy) ? undefined : 'privateAddress';
  if (policy.ownHosts.includes(host)) return 'ownHost';
  if (host === 'localhost' && policy.allowsLocal) return undefined;
  return LOCAL_NAME.test(host) || !host.includes('.') ? 'privateAddress' : undefined;
}

/**
 * An address of a receiver, as it is stored, or why there can be none. What its name resolves to is
 * checked with every connection.
 */
export function readHookAddress(
  text: string,
  policy: HookPolicy,
): { readonly url: URL } | { readonly fault: AddressFault } {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return { fault: 'noAddress' };
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return { fault: 'credentials' };
  const isLocalHttp = policy.allowsLocal && url.protocol === 'http:';
  if (url.protocol !== 'https:' && !isLocalHttp) return { fault: 'noHttps' };
  const port = url.port === '' ? HTTPS_PORT : Number(url.port);
  if (port !== HTTPS_PORT && port < FIRST_FREE_PORT) return { fault: 'port' };
  const host = hostOf(url);
  // a plain connection never leaves this machine
  if (isLocalHttp && host !== 'localhost' && !isLoopback(host)) return { fault: 'noHttps' };
  const fault = hostFault(host, policy);
  if (fault !== undefined) return { fault };
  url.hash = '';
  return { url };
}
