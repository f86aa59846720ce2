import type { HostState, SessionState, ViewState } from '@tipmark/remote-kit';
import type { VisitorStore } from '../promo-context.ts';

interface Visitor {
  readonly session?: Partial<SessionState>;
  readonly view?: Partial<ViewState>;
}

/** The state of a guest's page in Russia, with what a test changes. */
export function visitorStore({ session, view }: Visitor = {}): VisitorStore {
  const state: HostState = {
    session: {
      isSignedIn: false,
      name: '',
      url: '',
      subscriptionExpiration: '',
      countryCode: 'RU',
      timeZone: 'Europe/Moscow',
      isTimeZoneManual: false,
      ...session,
    },
    view: {
      locale: 'ru',
      theme: 'system',
      isMobile: false,
      nowSeconds: 1_795_255_200,
      ...view,
    },
    loads: {},
    commands: {},
  };
  return { getState: () => state };
}
