import type { Locale } from '../host/host-state.ts';
import type { Feature } from './define-feature.ts';

/**
 * The version of the contract with the shell: raised when a remote built earlier can no longer run
 * in it.
 */
export const CONTRACT_VERSION = 2;

/** Messages of a remote, by key; nested. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The one thing a remote exposes. */
export interface RemoteModule {
  readonly contract: number;
  readonly name: string;
  readonly features: readonly Feature[];
  /** Catalogue of one language; it becomes the i18n namespace named like the remote. */
  readonly messages: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>>;
}

export const defineRemote = (remote: Omit<RemoteModule, 'contract'>): RemoteModule => ({
  ...remote,
  contract: CONTRACT_VERSION,
});
