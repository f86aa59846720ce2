// oxlint-disable no-restricted-imports -- a test replaces the shell
import { act, render } from '@testing-library/react';
import type { Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { createStrictI18n } from '@tipmark/i18n/testing';
import {
  type HostState,
  type LoadState,
  type RemoteModule,
  ServedRoutesContext,
} from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { useLocation } from '@tipmark/remote-kit/router';
import { At, MemoryRouter } from '@tipmark/remote-kit/testing';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { type Action, createStore } from 'redux';

/** 2026-11-21 12:00 in Moscow. */
export const NOW_SECONDS = 1_795_251_600;

/** The remote whose screens are rendered: its name is the namespace of its messages. */
export type Remote = Pick<RemoteModule, 'name' | 'messages'>;

export interface ScreenSetting {
  readonly Screen: ComponentType;
  /** With its query. */
  readonly address: string;
  /** With its parameters. */
  readonly path?: string;
  readonly locale?: Locale;
  readonly loads?: HostState['loads'];
  readonly commands?: HostState['commands'];
  readonly countryCode?: string;
  readonly userUrl?: string;
  /** With an active subscription. */
  readonly isPremium?: boolean;
  readonly served?: readonly string[];
}

export const ready = (data: unknown, key = 'k'): LoadState => ({
  status: 'ready',
  key,
  dataKey: key,
  data,
});

/** Pages that screens link to. */
const PAGES = ['events', 'league', 'team', 'referee', 'profile', 'login'];

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

/** A screen of a remote with its real messages on a store; the test answers its loads. */
export async function renderScreen({ name, messages }: Remote, setting: ScreenSetting) {
  const { Screen, address, path = '*', locale = 'ru', loads = {}, commands = {} } = setting;
  const { countryCode = '', userUrl = '', isPremium = false, served = PAGES } = setting;
  const subscriptionExpiration = isPremium
    ? new Date((NOW_SECONDS + 3_600) * 1_000).toISOString()
    : '';
  const dispatched: (Action & { readonly key?: string; readonly request?: unknown })[] = [];
  const first = {
    loads,
    commands,
    session: {
      isSignedIn: userUrl !== '',
      url: userUrl,
      countryCode,
      timeZone: 'Europe/Moscow',
      subscriptionExpiration,
    },
    view: { locale, isMobile: false, nowSeconds: NOW_SECONDS, theme: 'light' },
  } as unknown as HostState;
  const store = createStore((known: HostState = first, action: Action): HostState => {
    if (action.type === 'answered') {
      const { slots } = action as Action & { slots: HostState['loads'] };
      return { ...known, loads: { ...known.loads, ...slots } };
    }
    if (action.type === 'concluded') {
      const { states } = action as Action & { states: HostState['commands'] };
      return { ...known, commands: { ...known.commands, ...states } };
    }
    if (!action.type.startsWith('@@')) dispatched.push(action);
    return known;
  });
  const own = (await messages[locale]()).default;
  const resources = { common: commonMessages[locale], [name]: own };
  const { container, unmount } = render(
    <I18nProvider i18n={createStrictI18n({ locale, resources: resources as never })}>
      <Provider store={store}>
        <ServedRoutesContext value={new Set(served)}>
          <MemoryRouter address={address}>
            <main>
              <At path={path}>
                <Screen />
              </At>
            </main>
            <Address />
          </MemoryRouter>
        </ServedRoutesContext>
      </Provider>
    </I18nProvider>,
  );
  const answer = (slots: HostState['loads']) =>
    act(() => void store.dispatch({ type: 'answered', slots } as Action));
  const conclude = (states: HostState['commands']) =>
    act(() => void store.dispatch({ type: 'concluded', states } as Action));
  return { container, unmount, dispatched, answer, conclude };
}
