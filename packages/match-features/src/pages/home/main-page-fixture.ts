import type { HomeBlock, MainPage } from '@tipmark/contract';
import { aDroppedPrice, aLeague, aMatch } from '@tipmark/test-kit';

/** 2026-11-21 21:07 in Moscow. */
export const NOW = 1_795_284_420;

const league = aLeague().withId(7).named('Премьер-лига').of('RU', 'Россия');
const running = aMatch()
  .between('Зенит', 'Спартак')
  .startingAt(NOW - 5_000)
  .live('67')
  .withScore(2, 1);
const ahead = aMatch()
  .between('Кедр', 'Маяк')
  .startingAt(NOW + 86_400)
  .withOdds([1.45, 4.8, 8.2, 1.9, 1.9], [1.62, 4.8, 7.1, 1.9, 1.9]);

const more = { routeName: 'results', params: {} };
const blocks: HomeBlock[] = [
  { kind: 5, items: [{ league: league.buildHead(), match: ahead.buildWire() }], ...more },
  { kind: 4, items: [league.having(running).build()], ...more, params: { tab: 'live' } },
  {
    kind: 2,
    items: [aDroppedPrice({ startsAt: NOW + 3_600 })],
    routeName: 'droppingOdds',
    params: {},
  },
  {
    kind: 3,
    items: [
      {
        link: '3-karasev',
        name: 'Карасёв',
        countryCode: 'RU',
        countOfMatches: 20,
        yellowCards: 4.25,
        penalties: null,
      },
    ],
    routeName: 'referees',
    params: {},
  },
];
/** A main page with a block of each kind that all sports have. */
export const mainPage: MainPage = { blocks, countOfLive: 14, countOfMatches: 214, asOf: NOW };
