import type { Locale } from '../host/host-state.ts';

/** Messages of a remote, by key; nested. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** A catalogue of messages in each language, loaded when it is needed. */
export type MessageFiles = Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>>;
