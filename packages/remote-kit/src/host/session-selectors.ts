import type { HostState } from './host-state.ts';

export const selectSession = (state: HostState) => state.session;
export const selectIsSignedIn = (state: HostState) => state.session.isSignedIn;
export const selectCountryCode = (state: HostState) => state.session.countryCode;
export const selectTimeZone = (state: HostState) => state.session.timeZone;

/** A subscription that is valid at the page's clock. */
export const selectIsPremium = ({ session, view }: HostState): boolean =>
  Date.parse(session.subscriptionExpiration) > view.nowSeconds * 1000;
