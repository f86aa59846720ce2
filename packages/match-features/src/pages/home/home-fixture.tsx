// oxlint-disable no-restricted-imports -- a test replaces the shell
import { render } from '@testing-library/react';
import { defineEndpoint } from '@tipmark/contract';
import { mainOutcomes, SPORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { createStrictI18n } from '@tipmark/i18n/testing';
import {
  type Commands,
  createLoad,
  type LoadState,
  ServedRoutesContext,
} from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import en from '../../../locales/en/home.json' with { type: 'json' };
import matchEn from '../../../locales/en/match.json' with { type: 'json' };
import resultsEn from '../../../locales/en/results.json' with { type: 'json' };
import ru from '../../../locales/ru/home.json' with { type: 'json' };
import matchRu from '../../../locales/ru/match.json' with { type: 'json' };
import resultsRu from '../../../locales/ru/results.json' with { type: 'json' };
import { createFollowing } from './create-following.ts';
import { HomeScreen } from './HomeScreen.tsx';
import type { HomeFeature, HomeLoad, HomeTrendsLoad } from './home-feature.ts';
import { mainPage, NOW } from './main-page-fixture.ts';

export { mainPage, NOW };

const endpoint = defineEndpoint<() => { summary: string; reply: never }>()({
  name: 'mainPage',
  method: 'GET',
  path: '/main/page',
  access: 'public',
  cache: 'shared',
});
const load = createLoad('mainPage', { request: endpoint, when: 'latest' });
export const homeFeature: HomeFeature = {
  namespace: 'game',
  load: load as unknown as HomeLoad,
  trendsLoad: {
    select: ({ loads }) => (loads as Record<string, LoadState>)['trends'] ?? { status: 'idle' },
  } as HomeTrendsLoad,
  cappers: createFollowing('home'),
  routes: {
    results: 'results',
    match: 'events',
    league: 'league',
    team: 'team',
    referee: 'referee',
  },
  outcomes: mainOutcomes(SPORT.soccer),
  clockOf: ({ liveState = '' }) => ({ text: `${liveState}'`, label: `minute ${liveState}` }),
};
const messages = {
  ru: { home: { ...ru, title: 'Игра сегодня' }, match: matchRu, results: resultsRu },
  en: { home: { ...en, title: 'Game today' }, match: matchEn, results: resultsEn },
};

interface HomeSetting {
  readonly locale?: Locale;
  readonly served?: readonly string[];
  readonly slot?: Partial<LoadState>;
  readonly trends?: LoadState;
  /** Of the signed-in visitor. */
  readonly userUrl?: string;
  readonly loads?: Readonly<Record<string, LoadState>>;
  readonly commands?: Commands;
}

/** The main page with real messages and its loads in the given state. */
export function renderHome(setting: HomeSetting = {}) {
  const { locale = 'ru', served = ['results', 'events'], slot, trends, userUrl = '' } = setting;
  const sent: { readonly type: string }[] = [];
  const ready = { status: 'ready', key: '', dataKey: '', data: mainPage, ...slot };
  const state = {
    loads: { mainPage: ready, trends, ...setting.loads },
    commands: setting.commands ?? {},
    session: { isSignedIn: userUrl !== '', url: userUrl, timeZone: 'Europe/Moscow' },
    view: { locale, isMobile: false, nowSeconds: NOW },
  };
  const store = legacy_createStore((current = state, action) => {
    sent.push(action);
    return current;
  });
  const resources = { common: commonMessages[locale], game: messages[locale] };
  const { container } = render(
    <I18nProvider i18n={createStrictI18n({ locale, resources })}>
      <Provider store={store}>
        <ServedRoutesContext value={new Set(served)}>
          <main>
            <HomeScreen feature={homeFeature} />
          </main>
        </ServedRoutesContext>
      </Provider>
    </I18nProvider>,
  );
  return { container, sent };
}
