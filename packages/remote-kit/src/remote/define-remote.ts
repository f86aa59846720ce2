import type { Feature } from './define-feature.ts';
import type { MessageFiles } from './messages.ts';

/**
 * The version of the contract with the shell: raised when a remote built earlier can no longer run
 * in it.
 */
export const CONTRACT_VERSION = 3;

/** The one thing a remote exposes. */
export interface RemoteModule {
  readonly contract: number;
  readonly name: string;
  readonly features: readonly Feature[];
  /** Messages of all its pages; they become the i18n namespace named like the remote. */
  readonly messages: MessageFiles;
}

export const defineRemote = (remote: Omit<RemoteModule, 'contract'>): RemoteModule => ({
  ...remote,
  contract: CONTRACT_VERSION,
});
