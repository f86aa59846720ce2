import type { SessionState, signedIn } from '@tipmark/remote-kit';
import type { Action } from 'redux';

/** The cookies were read anew: another tab signed in or out, or the time zone was set. */
export const sessionRead = (session: Partial<SessionState>) =>
  ({ type: 'session/read', session }) as const;

export const signedOut = {
  isSignedIn: false,
  name: '',
  url: '',
  subscriptionExpiration: '',
} as const;

export const guestSession: SessionState = {
  ...signedOut,
  countryCode: '',
  timeZone: 'Europe/Moscow',
  isTimeZoneManual: false,
};

type SessionAction = ReturnType<typeof sessionRead | typeof signedIn>;

export function sessionReducer(session: SessionState = guestSession, given: Action): SessionState {
  const action = given as SessionAction;
  switch (action.type) {
    case 'session/read':
      return { ...session, ...action.session };
    case 'session/signedIn':
      return { ...session, ...action.visitor, isSignedIn: true };
    default:
      return session;
  }
}
