// oxlint-disable no-restricted-imports -- a test replaces the shell
import { render } from '@testing-library/react';
import type { Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { createStrictI18n } from '@tipmark/i18n/testing';
import {
  type Commands,
  commandsReducer,
  type LoadState,
  type Messages,
  ServedRoutesContext,
} from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { useLocation } from '@tipmark/remote-kit/router';
import { At, MemoryRouter } from '@tipmark/remote-kit/testing';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { type Action, createStore } from 'redux';
import { type Arrival, arrivals } from '../parts/arrival/arrival-slice.ts';
import { remote } from '../remote.ts';

/** The reply to a sign-in, without its token. */
export const aSession = {
  name: 'Ivan',
  url: 'ivan',
  subscription_expiration: '',
  email: 'ivan@post.example',
  isEmailNotExist: false,
  isEmailNotConfirmed: false,
  isSubscriptionRejected: false,
  isFreePeriodAvailable: false,
  isNotificationsEnabled: true,
  countryCode: 'RU',
  subscriptionType: 0,
  acquirerType: 0,
  subscriptionEmail: '',
  isNew: false,
};

/** The second all pages are shown at. */
export const NOW_SECONDS = 1_795_284_420;

/** The state of a load that has got its reply. */
export const readyWith = (data: unknown, key = 'k') => ({
  status: 'ready' as const,
  key,
  dataKey: key,
  data,
  receivedAt: NOW_SECONDS,
});

export interface AccountSetting {
  readonly route: string;
  /** Pattern and address of the page. */
  readonly pattern: string;
  readonly address: string;
  readonly locale?: Locale;
  readonly loads?: Readonly<Record<string, LoadState>>;
  readonly session?: object;
  /** What of the site is still being added. */
  readonly filling?: 'results' | 'tips' | 'seasons';
  /** Routes of other remotes in this composition. */
  readonly served?: readonly string[];
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

async function pageOf(setting: AccountSetting) {
  const {
    route,
    pattern,
    address,
    locale = 'en',
    loads = {},
    session = {},
    served = ['events', 'login'],
  } = setting;
  const dispatched: Action[] = [];
  const state = {
    commands: {} as Commands,
    accountArrival: null as Arrival | null,
    loads,
    session: { isSignedIn: false, name: '', url: '', timeZone: 'Europe/Moscow', ...session },
    view: { locale, nowSeconds: NOW_SECONDS, filling: setting.filling },
  };
  const store = createStore((before: typeof state = state, action: Action) => {
    dispatched.push(action);
    const { account } = action as { readonly account?: object };
    const session =
      action.type === 'session/accountChanged' ? { ...before.session, ...account } : before.session;
    return {
      ...before,
      session,
      commands: commandsReducer(before.commands, action),
      accountArrival: arrivals(before.accountArrival, action),
    };
  });
  const feature = remote.features.find(({ screens }) => screens.some((one) => one.route === route));
  const screen = feature?.screens.find((one) => one.route === route);
  // as the host does before it uses anything else of it
  await screen?.loadPart?.();
  const search = new URL(address, 'http://site').searchParams;
  const files = [remote.messages, feature?.messages, screen?.messages?.({ search })].filter(
    (file) => file !== undefined,
  );
  const messages = await Promise.all(files.map(async (file) => (await file[locale]()).default));
  // the page has the messages of its feature and address alone
  const i18n = createStrictI18n({
    locale,
    resources: {
      common: commonMessages[locale],
      account: Object.assign({}, ...messages) as Messages,
    },
  });
  const Screen = screen?.Component ?? (() => null);
  const page = (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <MemoryRouter address={address}>
          <ServedRoutesContext value={new Set(served)}>
            <main>
              <At path={pattern}>
                <Screen />
              </At>
            </main>
          </ServedRoutesContext>
          <Address />
        </MemoryRouter>
      </Provider>
    </I18nProvider>
  );
  return { page, store, dispatched };
}

/** A page with its real messages and form states; its requests get no reply. */
export async function renderAccount(setting: AccountSetting) {
  const { page, store, dispatched } = await pageOf(setting);
  const { container, unmount } = await act(async () => render(page));
  return {
    container,
    unmount,
    ofType: (type: string) => dispatched.filter((action) => action.type === type),
    dispatch: (action: Action) => act(() => void store.dispatch(action)),
  };
}

/** The same page as rendered by a server. */
export async function serverPage(setting: AccountSetting): Promise<string> {
  const { page } = await pageOf(setting);
  return renderToString(page);
}
