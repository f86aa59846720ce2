// oxlint-disable no-restricted-imports -- a test replaces the shell
import { render } from '@testing-library/react';
import { defineEndpoint, type ResultsPage } from '@tipmark/contract';
import { mainOutcomes, SPORT } from '@tipmark/domain';
import { type Locale, type MessagesByNamespace } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { createStrictI18n } from '@tipmark/i18n/testing';
import { createLoad, type HostState, isLoadAction, type LoadState } from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { useLocation } from '@tipmark/remote-kit/router';
import { MemoryRouter } from '@tipmark/remote-kit/testing';
import { act } from 'react';
import { Provider } from 'react-redux';
import { type Action, combineReducers, createStore } from 'redux';
import en from '../../../locales/en/results.json' with { type: 'json' };
import ru from '../../../locales/ru/results.json' with { type: 'json' };
import { openMatch, type RowOddsProps } from '../../parts/row-odds/row-odds.ts';
import { createResults } from './create-results.tsx';
import type { ResultsLoad } from './results-feature.ts';

const endpoint = defineEndpoint<() => { summary: string; reply: never }>()({
  name: 'dayPage',
  method: 'GET',
  path: '/day/page',
  access: 'public',
  cache: 'shared',
});
const load = createLoad('dayPage', { request: endpoint, when: 'latest' });
const own = {
  ru: { title: 'Результаты', headTitle: 'Результаты, {{date}}', description: 'Матчи, {{date}}' },
  en: { title: 'Results', headTitle: 'Results, {{date}}', description: 'Matches, {{date}}' },
};
const messages: Record<Locale, MessagesByNamespace> = {
  ru: { common: commonMessages.ru, game: { results: { ...ru, ...own.ru } } },
  en: { common: commonMessages.en, game: { results: { ...en, ...own.en } } },
};

/** What opens over the prices of a row; with `isAway` it fails to load. */
export const openedOdds = { isAway: false };
const OpenedOdds = (props: RowOddsProps) => {
  const match = openMatch(props);
  return (
    match && (
      <dialog open aria-label={match.title}>
        <p>{match.prices}</p>
        <p>{`${match.matchUrl}${match.isTippable ? ' may be tipped' : ''}`}</p>
        <button type="button" onClick={props.onClose}>
          {'Close'}
        </button>
      </dialog>
    )
  );
};

/** A results page of an invented sport, for tests of the flow. */
export const dayResults = createResults({
  name: 'dayResults',
  namespace: 'game',
  load: load as unknown as ResultsLoad,
  routes: { results: 'results', match: 'events', league: 'league', team: 'team' },
  outcomes: mainOutcomes(SPORT.soccer),
  rowOdds: {
    search: '?tab=odds',
    loadPart: () =>
      openedOdds.isAway ? Promise.reject(new Error('offline')) : Promise.resolve(OpenedOdds),
  },
  clockOf: ({ liveState = '' }) => ({ text: `${liveState}'`, label: `minute ${liveState}` }),
});

/** 2026-11-21 21:07 in Moscow. */
export const NOW_SECONDS = 1_795_284_420;

export interface ResultsSetting {
  readonly locale?: Locale;
  readonly reply?: ResultsPage;
  /** Instead of `reply`: the load in any state. */
  readonly load?: LoadState<ResultsPage>;
  readonly search?: string;
  readonly isMobile?: boolean;
  readonly timeZone?: string;
}

function loadsReducer(loads: HostState['loads'] = {}, action: Action): HostState['loads'] {
  if (!isLoadAction(action) || action.phase !== 'succeeded') return loads;
  const { key, data, receivedAt } = action;
  return { ...loads, [action.load]: { status: 'ready', key, dataKey: key, data, receivedAt } };
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

/** The page with real messages, its real slice and a load in the given state. */
export function resultsPage(setting: ResultsSetting) {
  const { locale = 'ru', reply, search = '', isMobile = false } = setting;
  const { timeZone = 'Europe/Moscow' } = setting;
  const dispatched: Action[] = [];
  const ready: LoadState = { status: 'ready', key: 'day', dataKey: 'day', data: reply };
  const session = { isSignedIn: false, timeZone };
  const view = { locale, isMobile, nowSeconds: NOW_SECONDS, theme: 'light' };
  const reduce = combineReducers({
    ...dayResults.slices,
    loads: loadsReducer,
    session: (state = session) => state,
    view: (state = view) => state,
  });
  const store = createStore(
    (state, action: Action) => {
      dispatched.push(action);
      return reduce(state as never, action);
    },
    { loads: { dayPage: setting.load ?? ready } } as never,
  );
  const Screen = dayResults.screens[0]?.Component ?? (() => null);
  const page = (
    <I18nProvider i18n={createStrictI18n({ locale, resources: messages[locale] })}>
      <Provider store={store}>
        <MemoryRouter address={`/Results${search}`}>
          <main>
            <Screen />
          </main>
          <Address />
        </MemoryRouter>
      </Provider>
    </I18nProvider>
  );
  return {
    page,
    dispatched,
    receive: (data: ResultsPage, key = 'day') =>
      store.dispatch(load.succeeded(key, data as never, NOW_SECONDS)),
  };
}

export function renderResults(setting: ResultsSetting) {
  const { page, dispatched, receive } = resultsPage(setting);
  const { container } = render(page);
  return {
    container,
    dispatched,
    receive: (data: ResultsPage, key?: string) => act(() => void receive(data, key)),
    list: () => container.querySelector('[data-tab]') as HTMLElement,
  };
}
