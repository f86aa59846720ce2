import type { Limit } from '../../platform/admission/rate-limits.ts';
import type { SignedIn } from './sessions/sessions.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits of the account calls that cost or bother others. */
export const LIMITS = {
  /** Failures of one address with one mail. */
  login: { name: 'login', max: 10, windowSeconds: 10 * MINUTE },
  /** Failures from one address with any mail. */
  loginOfAddress: { name: 'login-address', max: 50, windowSeconds: 10 * MINUTE },
  /** Failures with one mail, from any address; beyond that its owner is notified. */
  guesses: { name: 'guesses', max: 9, windowSeconds: HOUR },
  register: { name: 'register', max: 5, windowSeconds: HOUR },
  verify: { name: 'verify', max: 30, windowSeconds: MINUTE },
  userInfo: { name: 'user-info', max: 10, windowSeconds: MINUTE },
  /** Links sent to one mailbox, by any caller. */
  mailTo: { name: 'mail-to', max: 3, windowSeconds: HOUR },
  recoveryOfAddress: { name: 'recovery-address', max: 20, windowSeconds: HOUR },
  linkOfAddress: { name: 'link-address', max: 60, windowSeconds: MINUTE },
  /** Wrong codes of an authenticator app, by account. */
  code: { name: 'code', max: 10, windowSeconds: HOUR },
  /** Wrong passwords and links in calls that require the owner's proof. */
  ownerProof: { name: 'owner-proof', max: 10, windowSeconds: 10 * MINUTE },
  changeEmail: { name: 'change-email', max: 5, windowSeconds: HOUR },
  exportData: { name: 'export-data', max: 5, windowSeconds: HOUR },
  connect: { name: 'connect', max: 20, windowSeconds: HOUR },
  follow: { name: 'follow', max: 100, windowSeconds: HOUR },
  favourites: { name: 'favourites', max: 300, windowSeconds: HOUR },
} as const satisfies Record<string, Limit>;

interface Caller {
  readonly address: string;
  readonly isLoopback: boolean;
}

/**
 * Key of an address only: behind a local proxy that forwards no address all callers share the
 * loopback one.
 */
export function addressKey({ address, isLoopback }: Caller): string | undefined {
  return isLoopback ? undefined : `ip:${address}`;
}

/**
 * Limits checks of whether a name or address is free. Guests count by address, including this
 * machine's: guest tokens are free, so an attacker could obtain any number of them.
 */
export function verifyKey({
  signedIn,
  address,
}: Caller & { readonly signedIn: SignedIn | undefined }): string {
  return signedIn === undefined ? `ip:${address}` : `user:${signedIn.user.id}`;
}
