import type { Locale } from '../host/host-state.ts';
import type { Feature } from './define-feature.ts';

/** The seam's one version: raised when a remote built before can no longer run in the shell. */
export const CONTRACT_VERSION = 1;

/** Words of a remote, by key; nested. */
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
