import type { AccountState, SessionState } from './host-state.ts';

export type SignedInVisitor = Pick<SessionState, 'name' | 'url' | 'subscriptionExpiration'> &
  Partial<AccountState>;

/** The API has signed the visitor in and set its cookies: this page and the other tabs adopt it. */
export const signedIn = (visitor: SignedInVisitor) =>
  ({ type: 'session/signedIn', visitor }) as const;

/** The account has another email address, which is to be confirmed. */
export const emailSet = (email: string) => ({ type: 'session/emailSet', email }) as const;

/** Another reply of the API contained fields of the account. */
export const accountChanged = (account: Partial<AccountState>) =>
  ({ type: 'session/accountChanged', account }) as const;
