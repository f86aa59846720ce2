import type { AccountState, SessionState } from './host-state.ts';

export type SignedInVisitor = Pick<SessionState, 'name' | 'url' | 'subscriptionExpiration'> &
  Partial<AccountState>;

/**
 * The api has signed the visitor in and set its cookies: this page and the other tabs take it over.
 */
export const signedIn = (visitor: SignedInVisitor) =>
  ({ type: 'session/signedIn', visitor }) as const;

/** The account has another e-mail address, which is to be confirmed. */
export const emailSet = (email: string) => ({ type: 'session/emailSet', email }) as const;

/** The api has said something of the account on another occasion. */
export const accountChanged = (account: Partial<AccountState>) =>
  ({ type: 'session/accountChanged', account }) as const;
