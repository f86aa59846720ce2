// oxlint-disable no-restricted-imports -- a test stands where the shell stands
import { render } from '@testing-library/react';
import type { EventMatches, EventPage, MatchTips, OddsHistory } from '@tipmark/contract';
import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState, LoadState } from '@tipmark/remote-kit';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { type Action, createStore } from 'redux';
import { messages } from '../messages.ts';
import { MatchScreen } from './MatchScreen.tsx';

/** 2026-11-21 12:00 in Moscow. */
export const NOW_SECONDS = 1_795_251_600;

export interface MatchSetting {
  readonly locale?: Locale;
  readonly page?: EventPage;
  readonly odds?: OddsHistory;
  readonly matches?: EventMatches;
  readonly tips?: MatchTips;
  /** Loads in any state, over the ones above. */
  readonly loads?: HostState['loads'];
  readonly search?: string;
}

const ready = (data: unknown): LoadState | undefined =>
  data === undefined ? undefined : { status: 'ready', key: 'k', dataKey: 'k', data };

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

export function hostState(setting: MatchSetting): HostState {
  const { locale = 'ru', page, odds, matches, tips, loads } = setting;
  const known = {
    soccerEventPage: ready(page),
    soccerEventOddsHistory: ready(odds),
    soccerEventMatches: ready(matches),
    soccerEventTips: ready(tips),
    ...loads,
  };
  return {
    loads: known as HostState['loads'],
    session: { isSignedIn: false, timeZone: 'Europe/Moscow' } as HostState['session'],
    view: { locale, isMobile: false, nowSeconds: NOW_SECONDS, theme: 'light', features: {} },
  };
}

export const wordsOf = async (locale: Locale) => (await messages[locale]()).default;

/** The screen with its real words and loads in the wanted states. */
export async function renderMatch(setting: MatchSetting) {
  const { locale = 'ru', page, search = '' } = setting;
  const dispatched: Action[] = [];
  const store = createStore((state = hostState(setting), action: Action) => {
    dispatched.push(action);
    return state;
  });
  const resources = { common: commonMessages[locale], soccer: await wordsOf(locale) };
  const Screen = MatchScreen;
  const { container } = render(
    <I18nextProvider i18n={createI18n({ locale, resources: resources as never })}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[`/Events/${page?.link ?? '7-lost'}${search}`]}>
          <main>
            <Routes>
              <Route path="/Events/:matchUrl" element={<Screen />} />
              <Route path="/en/Events/:matchUrl" element={<Screen />} />
            </Routes>
          </main>
          <Address />
        </MemoryRouter>
      </Provider>
    </I18nextProvider>,
  );
  return { container, dispatched };
}
