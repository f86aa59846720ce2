import type { ErrorCode } from '@tipmark/contract';

/** `network`: no reply (status 0); `unreadable`: a reply that is not the contract's envelope. */
export type ApiFailureCode = ErrorCode | 'network' | 'unreadable';

/**
 * Why a call failed, as plain data: it travels through the store and through the
 * server's state JSON. `status` is the HTTP status, 0 without an answer; `details`
 * maps a request field to its message.
 */
export interface ApiFailure {
  readonly status: number;
  readonly code: ApiFailureCode;
  readonly message: string;
  readonly details?: Readonly<Record<string, string>>;
}
