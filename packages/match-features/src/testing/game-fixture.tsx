import { soccerEventOddsHistory } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { createLoad, type Translate } from '@tipmark/remote-kit';
import { withShared } from '../messages/with-shared.ts';
import { createRowOdds } from '../parts/row-odds/create-row-odds.ts';
import type { SportPages } from '../parts/sport/sport-pages.ts';
import { renderScreen, type ScreenSetting } from './render-screen.tsx';

export { NOW_SECONDS, ready, type ScreenSetting } from './render-screen.tsx';

/** A sport that has every page. */
export const game = {
  namespace: 'game',
  sport: SPORT.soccer,
  linkedName: 'Soccer',
  routes: {
    index: 'index',
    results: 'results',
    match: 'events',
    leagues: 'leagues',
    league: 'league',
    teams: 'teams',
    team: 'team',
    teamPlayer: 'teamPlayer',
    referees: 'referees',
    referee: 'referee',
    mathAnalysis: 'mathAnalysis',
    valueTrends: 'valueTrends',
    feed: 'feed',
    search: 'searchMatches',
  },
  clockOf: ({ liveState = '' }) => {
    const text = `${liveState.split(':').at(-1)}'`;
    return { text, label: text };
  },
  partsOf: () => [],
  hasMatchTable: true,
  rowOdds: { search: '?tab=odds', loadPart: async () => () => null },
} as const satisfies SportPages;

/** The history of prices of the row that is open. */
export const rowOddsHistory = createLoad('gameRowOdds', {
  request: soccerEventOddsHistory,
  when: 'latest',
});

/** The same sport, whose rows open their prices. */
export const gameWithPrices = {
  ...game,
  rowOdds: createRowOdds({
    namespace: game.namespace,
    sport: game.sport,
    matchRoute: game.routes.match,
    load: rowOddsHistory,
  }),
};

/** Messages of the sport itself. */
const own = {
  ru: {
    league: {
      description: '',
      'tab-referees': 'Судьи',
      'referees-1': 'По матчам',
      'referees-2': 'Жёлтые',
      'referees-3': 'Красные',
      'referees-4': 'Пенальти',
      'referees-5': 'Фолы',
      'referees-6': 'По имени',
      'market-5': 'Угловые',
      'market-6': 'Жёлтые карточки',
    },
    leagues: { title: 'Турниры', headTitle: 'Турниры' },
    teams: { title: 'Команды', headTitle: 'Команды' },
    analysis: { reliabilityHeadTitle: '', reliabilityDescription: '', howModel: 'Так' },
    match: { referee: 'Судья:' },
    search: { description: '' },
    valueTrends: { 'category-7': 'Таймы' },
  },
  en: {
    league: {
      description: '',
      'tab-referees': 'Referees',
      'referees-1': 'By matches',
      'referees-2': 'Yellow',
      'referees-3': 'Red',
      'referees-4': 'Penalties',
      'referees-5': 'Fouls',
      'referees-6': 'By name',
      'market-5': 'Corners',
      'market-6': 'Yellow cards',
    },
    leagues: { title: 'Leagues', headTitle: 'Leagues' },
    teams: { title: 'Teams', headTitle: 'Teams' },
    analysis: { reliabilityHeadTitle: '', reliabilityDescription: '', howModel: 'So' },
    match: { referee: 'Referee:' },
    search: { description: '' },
    valueTrends: { 'category-7': 'Halves' },
  },
};

export const messages = withShared({
  ru: async () => ({ default: own.ru }),
  en: async () => ({ default: own.en }),
});

/** Looks up a message of the game. */
export async function translateOf(locale: Locale): Promise<Translate> {
  const resources = { common: commonMessages[locale], game: (await messages[locale]()).default };
  const { translateIn } = createI18n({ locale, resources: resources as never });
  return translateIn(['game', 'common']);
}

/** A screen of the game with its real messages on a store; the test answers its loads. */
export const renderGame = (setting: ScreenSetting) =>
  renderScreen({ name: 'game', messages }, setting);
