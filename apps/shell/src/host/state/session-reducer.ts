import type { SessionOfCaller } from '@tipmark/contract';
import {
  type accountChanged,
  type emailSet,
  isLoadAction,
  type SessionState,
  type signedIn,
} from '@tipmark/remote-kit';
import type { Action } from 'redux';
import { accountOf, sessionLoad } from './session-load.ts';

/** The cookies were read again: another tab signed in or out, or the time zone was set. */
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

type SessionAction = ReturnType<
  typeof sessionRead | typeof signedIn | typeof emailSet | typeof accountChanged
>;

/** Data of the previous account does not apply to another visitor; the browser is the same. */
function withoutAccount(session: SessionState): SessionState {
  const { countryCode, timeZone, isTimeZoneManual, guestId } = session;
  const browser = { countryCode, timeZone, isTimeZoneManual, ...(guestId && { guestId }) };
  return { ...signedOut, ...browser };
}

/** Ignores a late reply about a visitor who was signed in before. */
function withAnswer(session: SessionState, answer: SessionOfCaller): SessionState {
  if (answer.url !== session.url) return session;
  const { guestId } = answer;
  return { ...session, ...(answer.url === '' ? { guestId } : accountOf(answer)) };
}

export function sessionReducer(session: SessionState = guestSession, given: Action): SessionState {
  if (isLoadAction(given) && given.load === sessionLoad.name && given.phase === 'succeeded') {
    return withAnswer(session, given.data as SessionOfCaller);
  }
  const action = given as SessionAction;
  switch (action.type) {
    case 'session/read': {
      const isOther = (action.session.url ?? session.url) !== session.url;
      return { ...(isOther ? withoutAccount(session) : session), ...action.session };
    }
    case 'session/signedIn':
      return { ...session, ...action.visitor, isSignedIn: true };
    case 'session/emailSet': {
      const { email } = action;
      return { ...session, email, isEmailNotExist: false, isEmailNotConfirmed: true };
    }
    case 'session/accountChanged':
      return { ...session, ...action.account };
    default:
      return session;
  }
}
