import type { SessionState } from './host-state.ts';

export type SignedInVisitor = Pick<SessionState, 'name' | 'url' | 'subscriptionExpiration'>;

/**
 * The api has signed the visitor in and set its cookies: this page and the other tabs take it over.
 */
export const signedIn = (visitor: SignedInVisitor) =>
  ({ type: 'session/signedIn', visitor }) as const;
