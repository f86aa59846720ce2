import type {
  DrawnPlayer,
  PlayerRecordItem,
  TennisDraw,
  TennisEventPage,
  TennisPoints,
} from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { ready, renderScreen } from '@tipmark/match-features/testing';
import { aLeague, aMatch, anEventPage } from '@tipmark/test-kit';
import { messages } from '../../messages.ts';
import { screen } from './screen.ts';

const league = aLeague().named('Кубок Лагуны').of('IT', 'Италия').buildHead();
const base = aMatch().withId(7).between('Илья Воронцов', 'Матео Феррейра');

type Sets = readonly (readonly [home: number, away: number])[];

interface Played {
  readonly status: MatchStatus;
  readonly sets?: Sets;
  /** The side that advances. */
  readonly advancing?: 'home' | 'away';
  readonly secondLine?: string;
}

const wonBy = (sets: Sets, side: 0 | 1) =>
  sets.filter((set) => set[side] > set[(1 - side) as 0 | 1] && set[side] >= 6).length;

/** The match of the fixture in a state: in play when its status is. */
export function matchIn({ status, sets = [], advancing, secondLine }: Played) {
  const known = base.build();
  const isLive = status === MATCH_STATUS.live;
  const sideOf = (side: 0 | 1) => ({
    ...(side === 0 ? known.home : known.away),
    ...(sets.length > 0 && {
      score: wonBy(sets, side),
      periodScores: sets.map((set) => set[side]),
      tieBreaks: sets.map(([home, away]) =>
        home + away === 13 ? ([home > away ? 7 : 5, home > away ? 5 : 7][side] ?? null) : null,
      ),
    }),
    ...(isLive && { livePoints: side === 0 ? '30' : '40', isServing: side === 0 }),
    ...(advancing !== undefined && { isAdvancing: advancing === (side === 0 ? 'home' : 'away') }),
  });
  return encodeMatch({
    ...known,
    status,
    ...(isLive && { liveState: `S${sets.length}`, secondLine }),
    home: sideOf(0),
    away: sideOf(1),
  });
}

const none = { matches: [0, 0], sets: [0, 0], games: [0, 0] } as const;
const record: PlayerRecordItem = {
  ...none,
  tieBreaks: [0, 0],
  decidingSets: [0, 0],
  gamesPerSet: null,
  surfaces: [],
  streak: null,
};
const past = {
  league,
  match: encodeMatch({
    ...aMatch().withId(3).between('Илья Воронцов', 'Рид Хольм').finished().build(),
    home: { name: 'Илья Воронцов', score: 2, periodScores: [7, 6], tieBreaks: [7, null] },
    away: { name: 'Рид Хольм', score: 0, periodScores: [6, 2], tieBreaks: [4, null] },
  }),
  outcome: 'won',
  court: 4,
  round: '1/4 финала',
} as const;

/** The page as in the API's reply. */
export function tennisPage(
  played: Played = { status: MATCH_STATUS.scheduled },
  known: Partial<TennisEventPage> = {},
): TennisEventPage {
  const { referee: _, incidents: __, isFriendly: ___, ...head } = anEventPage(base, { league });
  return {
    ...head,
    match: matchIn(played),
    court: 4,
    bestOf: 3,
    home: { id: 1, link: '1-vorontsov', countryCode: 'RU', rank: 14, form: [] },
    away: { id: 2, link: '2-ferreira', countryCode: 'ES', rank: null, form: [] },
    counts: { tips: 0, markets: 6, sets: 0, drawn: 3 },
    forecast: null,
    serve: [],
    lists: [
      {
        side: 'home',
        matches: [past],
        record: {
          ...record,
          matches: [1, 0],
          sets: [2, 0],
          tieBreaks: [1, 0],
          surfaces: [{ court: 4, matches: [1, 0] }],
        },
        serve: [],
      },
      { side: 'away', matches: [], record, serve: [] },
    ],
    headToHead: { ...none, surfaces: [], lastAt: null },
    ...known,
  };
}

const point = (wonBy: 'home' | 'away', score: readonly [string, string] | null, chance?: 'BP') => ({
  wonBy,
  server: 'home' as const,
  score,
  chance: chance ? { kind: chance, side: 'away' as const } : null,
});

/** A set with a break, another without reported points. */
export const points: TennisPoints = {
  link: base.build().link,
  match: matchIn({
    status: MATCH_STATUS.live,
    sets: [
      [6, 4],
      [0, 1],
    ],
  }),
  sets: [
    { number: 1, score: [6, 4], tieBreak: null, winner: 'home', games: [] },
    {
      number: 2,
      score: [0, 1],
      tieBreak: null,
      winner: null,
      games: [
        {
          serving: 'home',
          isTieBreak: false,
          winner: 'away',
          isBreak: true,
          games: [0, 1],
          points: [
            point('away', ['0', '15']),
            point('away', ['0', '30']),
            point('away', ['0', '40'], 'BP'),
            point('away', null),
          ],
        },
        {
          serving: 'away',
          isTieBreak: false,
          winner: null,
          isBreak: false,
          games: [0, 1],
          points: [point('home', ['15', '0'])],
        },
      ],
    },
  ],
  totals: null,
  asOf: 0,
};

/** The same match whose second set is the first one, with the chances after each of its points. */
export const pointsWithChances: TennisPoints = {
  ...points,
  sets: points.sets.slice(1).map((set) => ({ ...set, number: 1 })),
  chances: { basis: 'closing', start: 65, after: [63, 60.5, 55, 49.6, 50.4] },
};

const drawn = (
  id: number,
  name: string,
  seed: number | null = null,
  entry: DrawnPlayer['entry'] = null,
) => ({
  id,
  link: `${id}-a`,
  name,
  countryCode: 'RU',
  logo: null,
  seed,
  entry,
});
const [one, two, three] = [
  drawn(1, 'Илья Воронцов', 4),
  drawn(2, 'Матео Феррейра', null, 'Q'),
  drawn(3, 'Карл Линдквист', 1),
];
const before = encodeMatch({
  ...aMatch().withId(4).between('Илья Воронцов', 'Рид Хольм').build(),
  status: MATCH_STATUS.finishedRetired,
});

/** Quarter-finals with byes, semi-finals with the match of the page, an open final. */
export const draw: TennisDraw = {
  link: base.build().link,
  league,
  season: { id: 1, name: '2026' },
  court: 4,
  rounds: [
    {
      round: 'QF',
      slots: [
        {
          position: 1,
          match: before,
          players: [one, drawn(9, 'Рид Хольм')],
          winnerId: 1,
          isBye: false,
        },
        { position: 2, match: null, players: [two, null], winnerId: 2, isBye: true },
        { position: 3, match: null, players: [three, null], winnerId: 3, isBye: true },
        { position: 4, match: null, players: [null, null], winnerId: 5, isBye: false },
      ],
    },
    {
      round: 'SF',
      slots: [
        {
          position: 1,
          match: matchIn({
            status: MATCH_STATUS.live,
            sets: [
              [6, 4],
              [0, 1],
            ],
          }),
          players: [one, two],
          winnerId: null,
          isBye: false,
        },
        { position: 2, match: null, players: [three, null], winnerId: null, isBye: false },
      ],
    },
    {
      round: 'F',
      slots: [{ position: 1, match: null, players: [null, null], winnerId: null, isBye: false }],
    },
  ],
  asOf: 0,
};

interface Shown {
  readonly page: TennisEventPage;
  readonly search?: string;
  readonly points?: TennisPoints;
  readonly draw?: TennisDraw;
  readonly matches?: TennisEventPage;
  readonly locale?: 'ru' | 'en';
}

/** The match page with its real messages, the given loads and all others idle. */
export const renderTennis = (shown: Shown) =>
  renderScreen(
    { name: 'tennis', messages },
    {
      Screen: screen.Component,
      address: `/tennis/events/${shown.page.link}${shown.search ?? ''}`,
      path: '/tennis/events/:matchUrl',
      locale: shown.locale ?? 'ru',
      served: ['tennisResults', 'tennisEvents', 'player', 'profile'],
      loads: {
        tennisEventPage: ready(shown.page),
        ...(shown.points && { tennisEventPoints: ready(shown.points) }),
        ...(shown.draw && { tennisEventDraw: ready(shown.draw) }),
        ...(shown.matches && { tennisEventMatches: ready(shown.matches) }),
      },
    },
  );
