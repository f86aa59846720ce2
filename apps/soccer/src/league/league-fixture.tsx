// oxlint-disable no-restricted-imports -- a test stands where the shell stands

import { render } from '@testing-library/react';
import type { LeagueMatches, LeaguePage } from '@tipmark/contract';
import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState } from '@tipmark/remote-kit';
import { ServedRoutesContext } from '@tipmark/remote-kit';
import { routeNames } from '@tipmark/route-builder';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { type Action, createStore } from 'redux';
import { messages } from '../messages.ts';
import { LeagueScreen } from './LeagueScreen.tsx';

const NOW_SECONDS = 1_795_251_600;

export interface LeagueSetting {
  readonly locale?: Locale;
  readonly page?: LeaguePage;
  readonly more?: LeagueMatches;
  readonly loads?: HostState['loads'];
  readonly search?: string;
}

const ready = (data: unknown) => ({ status: 'ready', key: 'k', dataKey: 'k', data });

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

/** The league screen with its real words and loads in the wanted states. */
export async function renderLeague(setting: LeagueSetting) {
  const { locale = 'ru', page, more, loads, search = '' } = setting;
  const dispatched: Action[] = [];
  const state: HostState = {
    loads: {
      ...(page && { pageSoccerLeague: ready(page) }),
      ...(more && { soccerLeagueMatches: ready(more) }),
      ...loads,
    } as HostState['loads'],
    session: { isSignedIn: false, timeZone: 'Europe/Moscow' } as HostState['session'],
    view: {
      locale,
      isMobile: false,
      nowSeconds: NOW_SECONDS,
      theme: 'light',
    } as HostState['view'],
  };
  const store = createStore((known = state, action: Action) => {
    dispatched.push(action);
    return known;
  });
  const soccer = (await messages[locale]()).default;
  const resources = { common: commonMessages[locale], soccer };
  const { container } = render(
    <I18nextProvider i18n={createI18n({ locale, resources: resources as never })}>
      <Provider store={store}>
        <ServedRoutesContext value={new Set(routeNames)}>
          <MemoryRouter initialEntries={[`/Tournaments/7-rpl${search}`]}>
            <main>
              <Routes>
                <Route path="/Tournaments/:leagueId" element={<LeagueScreen />} />
              </Routes>
            </main>
            <Address />
          </MemoryRouter>
        </ServedRoutesContext>
      </Provider>
    </I18nextProvider>,
  );
  return { container, dispatched };
}
