import type { PlayerPage } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { matchIn, tennisPage } from '../match/match-fixture.tsx';

const rival = (id: number, name: string, matches: readonly [number, number]) => ({
  id,
  link: `${id}-x`,
  name,
  countryCode: 'DK',
  matches,
  lastAt: 1,
});
const [list] = tennisPage().lists;
const { record, matches, serve } = list as NonNullable<typeof list>;
export const LONG = 'Константин-Александр Преображенский-Воскресенский';
const next = aMatch()
  .withId(44)
  .between('Илья Воронцов', 'Карл Линдквист')
  .startingAt(NOW_SECONDS + 86_400)
  .buildWire();

export const page: PlayerPage = {
  player: {
    id: 1,
    link: '1-vorontsov',
    name: 'Илья Воронцов',
    logo: null,
    countryCode: 'RU',
    countryName: 'Россия',
  },
  isSimulated: false,
  rank: { place: 14, at: 1_795_000_000 },
  bestRank: { place: 9, at: 1_700_000_000 },
  tour: 'ATP',
  ranks: [
    { place: 9, at: 1_700_000_000 },
    { place: 31, at: 1_750_000_000 },
    { place: 14, at: 1_795_000_000 },
  ],
  finals: [1, 1],
  finalMatches: [
    {
      league: aLeague().withId(9).named('Кубок Лагуны').buildHead(),
      season: '2026',
      court: 1,
      isWon: true,
      isHome: true,
      match: matchIn({
        status: MATCH_STATUS.finished,
        sets: [
          [6, 4],
          [7, 6],
        ],
      }),
    },
    {
      league: aLeague().withId(10).named('Трофей Сены').buildHead(),
      season: '2025',
      court: null,
      isWon: false,
      isHome: true,
      match: matchIn({ status: MATCH_STATUS.walkover, advancing: 'away' }),
    },
  ],
  career: {
    ...record,
    matches: [30, 12],
    surfaces: [
      { court: 1, matches: [20, 5] },
      { court: 2, matches: [10, 7] },
    ],
  },
  rivals: [rival(2, 'Карл Линдквист', [3, 1]), rival(3, LONG, [0, 2])],
  rival: null,
  results: { matches, record, serve },
  calledOff: [],
  fixtures: [{ league: aLeague().named('Кубок Лагуны').buildHead(), match: next }],
  asOf: 0,
};
const NONE: readonly [number, number] = [0, 0];
const nothing: PlayerPage['career'] = {
  ...record,
  matches: NONE,
  sets: NONE,
  games: NONE,
  tieBreaks: NONE,
  surfaces: [],
};
/** A player of whom nothing but the name is known. */
export const unknown: PlayerPage = {
  ...page,
  rank: null,
  bestRank: null,
  tour: null,
  ranks: [],
  finals: [0, 0],
  finalMatches: [],
  rivals: [],
  fixtures: [],
  career: nothing,
  results: { matches: [], record: nothing, serve: [] },
};
