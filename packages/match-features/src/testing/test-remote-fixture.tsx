// oxlint-disable no-restricted-imports -- a test replaces the shell
import { act, render } from '@testing-library/react';
import {
  defineEndpoint,
  type EventMatches,
  type LeagueMatches,
  type OddsHistory,
  type ResultsPage,
  type MatchTips as Tips,
} from '@tipmark/contract';
import type { OddType, Sport } from '@tipmark/domain';
import { commonMessages } from '@tipmark/i18n/server';
import { createStrictI18n } from '@tipmark/i18n/testing';
import {
  createLoad,
  defineFeature,
  defineRemote,
  defineScreen,
  type HostState,
  isLoadAction,
  type LoadState,
  type RemoteModule,
  type Screen,
  ServedRoutesContext,
} from '@tipmark/remote-kit';
import { I18nProvider } from '@tipmark/remote-kit/i18n';
import { useLocation, useNavigate } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { MemoryRouter } from '@tipmark/remote-kit/testing';
import { href, matchPath, type RouteName } from '@tipmark/route-builder';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type Action, combineReducers, createStore } from 'redux';
import { ru as messages } from '../messages/ru.ts';
import { SeasonMatches } from '../pages/league/widgets/SeasonMatches.tsx';
import { OddsHistoryView } from '../pages/match/odds-history/OddsHistoryView.tsx';
import { oddsParams, readOddsChoice } from '../pages/match/odds-history/odds-choice.ts';
import { MatchTips } from '../pages/match/tips/MatchTips.tsx';
import { readTipsChoice, tipsParams } from '../pages/match/tips/tips-choice.ts';
import { MatchFiltersPanel } from '../pages/match/widgets/MatchFiltersPanel.tsx';
import { createResults } from '../pages/results/create-results.tsx';
import { type ResultsLoad } from '../pages/results/results-feature.ts';
import { ShowMore } from '../parts/lists/ShowMore.tsx';
import type { Reader } from '../parts/page/reader.ts';
import { useReader } from '../parts/page/use-reader.ts';
import type { MatchFilters } from '../parts/statistics/default-match-filters.ts';
import { FilteredMatches } from '../parts/statistics/FilteredMatches.tsx';
import { filterParams, readMatchFilters } from '../parts/statistics/match-filters.ts';
import { intentParams } from '../parts/tips/tip-intent.ts';

/** 2026-11-21 12:00 in Moscow. */
export const NOW_SECONDS = 1_795_251_600;

/** Everything a remote of some sport passes to the shared flows. */
export interface SportArguments {
  readonly name: string;
  readonly sport: Sport;
  readonly routes: {
    readonly results: RouteName;
    readonly match: RouteName;
    readonly league?: RouteName;
    readonly team?: RouteName;
  };
  readonly outcomes: readonly OddType[];
  readonly clock: (liveState: string) => string;
}

const endpointOf = (name: string) =>
  defineEndpoint<() => { summary: string; reply: never }>()({
    name,
    method: 'GET',
    path: '/somewhere',
    access: 'public',
    cache: 'shared',
  });

const loadOf = (name: string) => createLoad(name, { request: endpointOf(name), when: 'latest' });

interface Answers {
  readonly day: ResultsPage;
  readonly tips: Tips;
  readonly odds: OddsHistory;
  readonly matches: EventMatches;
  readonly season: LeagueMatches;
}

/** A remote that only has its arguments: each of its parts is a flow of this package. */
export function testRemote(given: SportArguments): RemoteModule {
  const { name, routes, outcomes, clock } = given;
  const load = (part: keyof Answers) => loadOf(`${name}-${part}`);
  const [tips, odds, matches, season] = (['tips', 'odds', 'matches', 'season'] as const).map(load);
  const answerOf =
    <Part extends keyof Answers>(part: Part) =>
    (state: HostState): Answers[Part] | undefined =>
      (state.loads as Record<string, LoadState>)[`${name}-${part}`]?.data as never;
  const results = createResults({
    name: `${name}Results`,
    namespace: name,
    load: load('day') as unknown as ResultsLoad,
    routes,
    outcomes,
    clockOf: ({ liveState = '' }) => ({ text: clock(liveState), label: clock(liveState) }),
  });
  const match = defineScreen({
    route: routes.match,
    loads: ({ search }) =>
      [tips, odds, matches, season].flatMap((one) =>
        one ? [one.requested({ segments: readMatchFilters(search) } as never)] : [],
      ),
    Component: () => <MatchOf given={given} answerOf={answerOf} />,
    head: () => ({ title: name, description: '' }),
  });
  return defineRemote({
    name,
    features: [
      defineFeature({ name: 'results', ...results }),
      defineFeature({ name: 'match', screens: [match] }),
    ],
    messages: {
      ru: async () => ({ default: {} }),
      en: async () => ({ default: {} }),
    },
  });
}

interface MatchOfProps {
  readonly given: SportArguments;
  readonly answerOf: <Part extends keyof Answers>(
    part: Part,
  ) => (state: HostState) => Answers[Part] | undefined;
}

interface MatchesPartProps {
  readonly matches: EventMatches;
  readonly filters: MatchFilters;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
  readonly addressOf: (params: object) => string;
  readonly onGo: (address: string) => void;
}

const MatchesPart = ({
  matches,
  filters,
  matchRoute,
  reader,
  addressOf,
  onGo,
}: MatchesPartProps) => (
  <MatchFiltersPanel
    filters={filters}
    reader={reader}
    action={addressOf({})}
    retained={{ tab: 'matches' }}
    addressOf={(wanted) => addressOf(filterParams(wanted))}
    onGo={onGo}
    isLoading={false}
  >
    <FilteredMatches
      matches={matches}
      teams={{ home: 'Host', away: 'Guest' }}
      matchRoute={matchRoute}
      reader={reader}
      resetHref={addressOf({})}
    />
  </MatchFiltersPanel>
);

const part = (label: string, content: ReactNode) => <section aria-label={label}>{content}</section>;

/** The page of a match with all its shared parts below each other; choices are in the address. */
function MatchOf({ given: { name, sport, routes }, answerOf }: MatchOfProps) {
  const reader = useReader(name);
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const state = useSelector((known: HostState) => known);
  const search = new URLSearchParams(query);
  const { matchUrl = '' } = matchPath(pathname)?.params ?? {};
  const addressOf = (params: object) =>
    href(routes.match, { matchUrl, ...params } as never, { locale: reader.locale });
  const go = (address: string) => void navigate(address);
  const tips = answerOf('tips')(state);
  const odds = answerOf('odds')(state);
  const matches = answerOf('matches')(state);
  const season = answerOf('season')(state);
  return (
    <>
      {tips &&
        part(
          'tips',
          <MatchTips
            tips={tips}
            choice={readTipsChoice(search)}
            reader={reader}
            addressOf={(choice) => addressOf(tipsParams(choice))}
            onGo={go}
            actions={{
              isOpen: true,
              userUrl: '',
              hrefOf: (intent) => addressOf(intentParams(intent)),
              onOpen: (intent) => go(addressOf(intentParams(intent))),
              onNear: () => {},
            }}
          />,
        )}
      {odds &&
        part(
          'odds',
          <OddsHistoryView
            history={odds}
            choice={readOddsChoice(search, sport)}
            isOver={false}
            isFairElsewhere={false}
            reader={reader}
            addressOf={(choice) => addressOf(oddsParams(choice, sport))}
            onGo={go}
          />,
        )}
      {matches &&
        part(
          'matches',
          <MatchesPart
            matches={matches}
            filters={readMatchFilters(search)}
            matchRoute={routes.match}
            reader={reader}
            addressOf={addressOf}
            onGo={go}
          />,
        )}
      {season &&
        part(
          'season',
          <SeasonMatches
            title="Matches of the season"
            emptyText="None"
            matches={season.matches}
            isPlayed
            matchRoute={routes.match}
            reader={reader}
          >
            <ShowMore
              shown={{ isLoading: false, isFailed: false, showMore: () => {} }}
              href={addressOf({ after: season.lastMatchId ?? 0 })}
              reader={reader}
            />
          </SeasonMatches>,
        )}
    </>
  );
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

/** Mounts one screen of a remote as a host does: its slices, its messages, its loads' replies. */
export function mount(
  remote: RemoteModule,
  address: string,
  answers: Partial<Answers>,
  title = 'Results',
) {
  const route = matchPath(address.replace(/\?.*/, ''))?.name;
  const screens: readonly Screen[] = remote.features.flatMap((feature) => feature.screens);
  const screen = screens.find((one) => one.route === route);
  if (!screen) throw new Error(`the remote has no screen at ${address}`);
  const slots = Object.entries(answers).map(([part, data]): [string, LoadState] => [
    `${remote.name}-${part}`,
    { status: 'ready', key: 'k', dataKey: 'k', data },
  ]);
  const session = { isSignedIn: false, url: '', timeZone: 'Europe/Moscow' };
  const view = {
    locale: 'ru',
    isMobile: false,
    nowSeconds: NOW_SECONDS,
    theme: 'light',
  };
  const dispatched: Action[] = [];
  const reduce = combineReducers({
    ...Object.assign({}, ...remote.features.map(({ slices = {} }) => slices)),
    loads: (loads = Object.fromEntries(slots)) => loads,
    session: (known = session) => known,
    view: (known = view) => known,
  });
  const store = createStore((state, action: Action) => {
    if (isLoadAction(action)) dispatched.push(action);
    return reduce(state as never, action);
  });
  const resources = {
    common: commonMessages.ru,
    [remote.name]: {
      ...messages,
      results: { ...messages.results, title, headTitle: '', description: '' },
    },
  };
  const { container } = render(
    <I18nProvider i18n={createStrictI18n({ locale: 'ru', resources: resources as never })}>
      <Provider store={store}>
        <ServedRoutesContext value={new Set(screens.map((one) => one.route))}>
          <MemoryRouter address={address}>
            <main>
              <screen.Component />
            </main>
            <Address />
          </MemoryRouter>
        </ServedRoutesContext>
      </Provider>
    </I18nProvider>,
  );
  return {
    container,
    dispatched,
    screen,
    linksOf: () =>
      [...container.querySelectorAll('main a[href]')].map((a) => a.getAttribute('href') ?? ''),
    settle: () => act(async () => {}),
  };
}
