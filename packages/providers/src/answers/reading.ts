import type { FeedRecord } from '@tipmark/contract/feed';

/** Why a call gave no data, whether by its HTTP status or by an error inside a 200. */
export const FAILURE_KINDS = [
  /** The quota of the day or month is used up. */
  'quota',
  /** Too many calls in a short time. */
  'rate',
  /** The key is missing, wrong or switched off. */
  'key',
  /** The plan does not include the call. */
  'plan',
  /** The call itself is wrong. */
  'call',
  /** What was asked for does not exist, or no longer. */
  'absent',
  /** The provider is down or overloaded. */
  'down',
  /** The body is not what the provider documents. */
  'body',
] as const;

export interface Failure {
  readonly kind: (typeof FAILURE_KINDS)[number];
  /** The words of the provider, without keys. */
  readonly text: string;
  /** How long to wait, where the answer says so. */
  readonly retryAfterSeconds?: number | undefined;
  /** No request reached the provider, so that nothing was counted. */
  readonly isUnsent?: boolean | undefined;
}

/** What an answer says about limits; absent fields were not in it. */
export interface Quota {
  readonly remaining?: number | undefined;
  readonly used?: number | undefined;
  readonly limit?: number | undefined;
  /** Cost of this call, in the provider's unit. */
  readonly cost?: number | undefined;
  readonly minuteRemaining?: number | undefined;
  readonly minuteResetsInSeconds?: number | undefined;
}

/** Something in an answer that was left out, or understood in part. */
export interface Note {
  /** Where in the body, as `response[3].fixture.status.short`. */
  readonly path: string;
  /** What is wrong with it and what was done. */
  readonly text: string;
  /** false: the row gave no record (quarantined); true: a record was made without this part. */
  readonly isPart: boolean;
}

/** What a reader makes of an answer. */
export interface Reading {
  /** In an order in which each refers only to earlier ones. */
  readonly records: readonly FeedRecord[];
  readonly notes: readonly Note[];
  readonly quota?: Quota | undefined;
  /** Where the answer is one page of several. */
  readonly page?: { readonly current: number; readonly total: number } | undefined;
  readonly failure?: Failure | undefined;
}
