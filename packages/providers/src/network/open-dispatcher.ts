import { Agent, type Dispatcher } from 'undici';

/** A certificate that a server asks the caller for, and its key, in PEM. */
export interface OwnCertificate {
  readonly cert: string;
  readonly key: string;
}

/** Connections to providers, which are used again while they are open. */
export const openDispatcher = (connectMs: number, own?: OwnCertificate): Dispatcher =>
  new Agent({ connect: { timeout: connectMs, ...own } });
