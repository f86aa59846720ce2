import type { FeedRecord, PointsRecord, StatisticsRecord } from '@tipmark/contract/feed';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { COURT_TYPE, LEAGUE_TYPE, MATCH_STATUS } from '@tipmark/domain';
import {
  aTennisMatch,
  aTennisScore,
  aTournament,
  FIRST_DAY,
  idOfMatch,
} from '../../matches/tennis/testing/tournament.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const DAY = 86_400;
const SEMIFINALS = FIRST_DAY + 2 * DAY;
const FINAL = FIRST_DAY + 3 * DAY;
const PLAYERS = [
  'Rossi',
  'Bianchi',
  'Verdi',
  'Neri',
  'Costa',
  'Ricci',
  'Fontana',
  'Greco',
] as const;

let api: TestApi;

const quarter = (
  position: number,
  home: string,
  away: string,
  seeds?: [number | null, number | null],
) =>
  aTennisMatch(home, away, {
    round: 'QF',
    drawPosition: position,
    startsAt: FIRST_DAY + position * 3600,
    ...(seeds && { seeds }),
  });
const semi = (position: number, home: string, away: string) =>
  aTennisMatch(home, away, {
    round: 'SF',
    drawPosition: position,
    startsAt: SEMIFINALS + position,
  });

/** A love game of each in turn, twelve of them, then a tie-break of 7:5. */
const SIX_ALL = Array.from({ length: 12 }, (_, index) => ({
  serving: index % 2 === 0 ? ('home' as const) : ('away' as const),
  points: index % 2 === 0 ? '1111' : '2222',
}));

const points = (matchKey: string, set: number, games: PointsRecord['games']): PointsRecord => ({
  kind: 'points',
  source: 'test-feed',
  matchKey,
  seq: 5,
  set,
  games,
});

const serve: StatisticsRecord = {
  kind: 'statistics',
  source: 'test-feed',
  matchKey: 'Rossi-Bianchi',
  seq: 5,
  home: {
    aces: 8,
    doubleFaults: 2,
    servePoints: 80,
    firstServesIn: 48,
    firstServesWon: 36,
    secondServesWon: 16,
    serveGames: 12,
    breakPointsFaced: 4,
    breakPointsSaved: 3,
  },
  away: {
    aces: 3,
    doubleFaults: 5,
    servePoints: 90,
    firstServesIn: 45,
    firstServesWon: 30,
    secondServesWon: 20,
    serveGames: 12,
    breakPointsFaced: 10,
    breakPointsSaved: 6,
  },
};

/**
 * Rossi beats Bianchi with two tie-breaks, Verdi retires against Neri, Costa has a walkover against
 * Ricci, Fontana beats Greco. Neri beats Rossi; Costa and Fontana are still to play.
 */
const RECORDS: FeedRecord[] = [
  ...aTournament(PLAYERS),
  quarter(1, 'Rossi', 'Bianchi', [1, null]),
  aTennisScore(
    'Rossi-Bianchi',
    [
      [7, 6],
      [6, 7],
      [6, 4],
    ],
    {
      score: { tieBreaks: [[7, 5], [8, 10], null] },
    },
  ),
  points('Rossi-Bianchi', 1, [
    ...SIX_ALL,
    { serving: 'home', points: '121212121211', isTieBreak: true },
  ]),
  serve,
  quarter(2, 'Verdi', 'Neri', [null, 3]),
  aTennisScore('Verdi-Neri', [[6, 4]], {
    status: MATCH_STATUS.finishedRetired,
    advancing: 'away',
    score: {
      home: 1,
      away: 0,
      periods: [
        [6, 4],
        [1, 2],
      ],
    },
  }),
  quarter(3, 'Costa', 'Ricci', [4, null]),
  {
    ...aTennisScore('Costa-Ricci', []),
    score: null,
    status: MATCH_STATUS.walkover,
    advancing: 'home',
  },
  quarter(4, 'Fontana', 'Greco', [null, 2]),
  aTennisScore('Fontana-Greco', [
    [6, 0],
    [6, 0],
  ]),
  // The draw has Rossi above, the feed names Neri first.
  semi(1, 'Neri', 'Rossi'),
  aTennisScore('Neri-Rossi', [
    [6, 3],
    [6, 3],
  ]),
  semi(2, 'Costa', 'Fontana'),
];

const won = (home: string, away: string, round: string, seasonKey: string): FeedRecord[] => [
  aTennisMatch(home, away, { seasonKey, round, startsAt: FIRST_DAY - 100 * DAY }),
  aTennisScore(`${home}-${away}`, [
    [6, 1],
    [6, 1],
  ]),
];
const FOURS = [
  ['Alba', 'Bosco', 'Cielo', 'Dado'],
  ['Erba', 'Fiume', 'Gatto', 'Isola'],
] as const;

/** Two tournaments of one city in one week: the first of four wins both matches. */
const TWINS: FeedRecord[] = [
  ...aTournament(FOURS.flat(), 'twins', { en: 'Twins', ru: 'Близнецы' }),
  ...FOURS.flatMap(([one, two, three, four]) => [
    ...won(one, two, 'SF', 'twins-2024'),
    ...won(three, four, 'SF', 'twins-2024'),
    ...won(one, three, 'F', 'twins-2024'),
  ]),
];

/** Teams of two meet in a final of two matches. */
const TEAMS: FeedRecord[] = [
  ...aTournament(['Luna', 'Mare', 'Nube', 'Onda'], 'team-cup', { en: 'Team Cup', ru: 'Кубок' }).map(
    (record) =>
      record.kind === 'league' ? { ...record, leagueType: LEAGUE_TYPE.nationalTeams } : record,
  ),
  ...won('Luna', 'Mare', 'F', 'team-cup-2024'),
  ...won('Nube', 'Onda', 'F', 'team-cup-2024'),
];

beforeAll(async () => {
  api = await createTestApi({ now: FINAL });
  await sendFeed(api, RECORDS);
  // The year before, on clay, the two met too; and Rossi played on grass in spring.
  await sendFeed(api, [
    ...aTournament(PLAYERS, 'old-cup', { en: 'Old Cup', ru: 'Старый кубок' }),
    aTennisMatch('Bianchi', 'Rossi', {
      key: 'old',
      seasonKey: 'old-cup-2024',
      court: COURT_TYPE.clay,
      round: 'F',
      startsAt: FIRST_DAY - 200 * DAY,
    }),
    aTennisScore('old', [
      [6, 2],
      [2, 6],
      [7, 6],
    ]),
    aTennisMatch('Greco', 'Rossi', {
      key: 'lawn',
      seasonKey: 'old-cup-2024',
      court: COURT_TYPE.grass,
      round: 'SF',
      startsAt: FIRST_DAY - 500 * DAY,
    }),
    aTennisScore('lawn', [
      [6, 7],
      [6, 7],
    ]),
  ]);
  await sendFeed(api, [...TWINS, ...TEAMS]);
}, 60_000);

afterAll(() => api.close());

async function read(path: string, key: string, rest = '') {
  return (await api.app.inject(`${path}/${await idOfMatch(api, key)}${rest}`)).json().data;
}

describe('draw', () => {
  interface Player {
    readonly id: number;
    readonly name: string;
    readonly seed: number | null;
  }
  interface Slot {
    readonly players: readonly (Player | null)[];
    readonly winnerId: number | null;
    readonly match: Parameters<typeof decodeMatch>[0] | null;
  }
  const nameOf = (slot: Slot) =>
    slot.players.map((player) => player && `${player.name}${player.seed ?? ''}`).join(' – ');

  test('has every round up to the final, in the order of the draw', async () => {
    const draw = await read('/tennis/events/draw', 'Rossi-Bianchi');
    expect(draw).toMatchObject({ season: { name: '2024' }, court: COURT_TYPE.indoorHard });
    expect(
      draw.rounds.map(({ round, slots }: { round: string; slots: Slot[] }) => [
        round,
        ...slots.map(nameOf),
      ]),
    ).toEqual([
      ['QF', 'Rossi1 – Bianchi', 'Verdi – Neri3', 'Costa4 – Ricci', 'Fontana – Greco2'],
      ['SF', 'Rossi1 – Neri3', 'Costa4 – Fontana'],
      ['F', 'Neri3 – '],
    ]);
  });

  test('shows who advances by a retirement and a walkover', async () => {
    const { rounds } = await read('/tennis/events/draw', 'Rossi-Bianchi');
    const winners = rounds[0].slots.map(
      ({ winnerId, players }: Slot) => players.find((player) => player?.id === winnerId)?.name,
    );
    expect(winners).toEqual(['Rossi', 'Neri', 'Costa', 'Fontana']);
    const [, retired, walkover] = rounds[0].slots.map(
      ({ match }: Slot) => match && decodeMatch(match),
    );
    expect(retired.away).toMatchObject({ name: 'Neri', isAdvancing: true, periodScores: [4, 2] });
    expect(walkover).toMatchObject({ status: MATCH_STATUS.walkover, home: { isAdvancing: true } });
    expect(walkover.home).not.toHaveProperty('score');
  });

  test('is the same for all its matches, except for the link', async () => {
    const one = await read('/tennis/events/draw', 'Neri-Rossi');
    const other = await read('/tennis/events/draw', 'Fontana-Greco');
    expect(one.rounds).toEqual(other.rounds);
    expect(one.link).not.toBe(other.link);
  });

  test('is of the right one of two tournaments that end on the same day', async () => {
    const drawn = async (key: string) => {
      const { rounds } = await read('/tennis/events/draw', key);
      return rounds.map(({ slots }: { slots: Slot[] }) => slots.map(nameOf));
    };
    for (const [one, two, three, four] of FOURS) {
      const rounds = [[`${one} – ${two}`, `${three} – ${four}`], [`${one} – ${three}`]];
      expect(await drawn(`${one}-${three}`)).toEqual(rounds);
      expect(await drawn(`${three}-${four}`)).toEqual(rounds);
    }
  });

  test('has no rounds in a team competition', async () => {
    expect((await read('/tennis/events/draw', 'Luna-Mare')).rounds).toEqual([]);
  });

  test.each(['0', '999999', 'x', '-1'])('of the unknown match %s is 404', async (id) => {
    const reply = await api.app.inject(`/tennis/events/draw/${id}`);
    expect(reply.statusCode).toBe(404);
  });
});

describe('points', () => {
  test('a set has its games and points, including those of the tie-break', async () => {
    const { sets } = await read('/page-tennis-events-points', 'Rossi-Bianchi');
    expect(sets).toHaveLength(3);
    const [first, second] = sets;
    expect(first).toMatchObject({ score: [7, 6], tieBreak: [7, 5], winner: 'home' });
    expect(first.games).toHaveLength(13);
    expect(first.games[0]).toMatchObject({
      serving: 'home',
      winner: 'home',
      isBreak: false,
      games: [1, 0],
    });
    expect(first.games[0].points.map(({ score }: { score: string[] | null }) => score)).toEqual([
      ['15', '0'],
      ['30', '0'],
      ['40', '0'],
      null,
    ]);
    const last = first.games.at(-1);
    expect(last).toMatchObject({ isTieBreak: true, winner: 'home', games: [7, 6] });
    expect(last.points.at(-2)).toMatchObject({
      score: ['6', '5'],
      chance: { kind: 'SP', side: 'home' },
    });
    // The points of the second set are not reported: it still has its score.
    expect(second).toMatchObject({ score: [6, 7], tieBreak: [8, 10], winner: 'away', games: [] });
  });

  test('totals count the reported points', async () => {
    const { totals } = await read('/page-tennis-events-points', 'Rossi-Bianchi');
    expect(totals).toEqual({
      points: [31, 29],
      servicePoints: [30, 30],
      // All of the games; of the tie-break four of six, and three of six.
      servicePointsWon: [28, 27],
      breakPoints: [0, 0],
      breakPointsWon: [0, 0],
      longestRun: [4, 4],
    });
  });

  test('a match without reported points has only its sets, an upcoming one none', async () => {
    expect((await read('/page-tennis-events-points', 'Neri-Rossi')).totals).toBeNull();
    const { sets } = await read('/page-tennis-events-points', 'Neri-Rossi');
    expect(sets.map(({ score }: { score: number[] }) => score)).toEqual([
      [6, 3],
      [6, 3],
    ]);
    expect((await read('/page-tennis-events-points', 'Costa-Fontana')).sets).toEqual([]);
  });
});

describe('page of a match', () => {
  const page = (query = '') => read('/tennis/events/page', 'Neri-Rossi', query);
  const listOf = async (query: string, index: number) => (await page(query)).lists[index];

  test('has the surface, the form and the counts of its tabs', async () => {
    const head = await page();
    expect(head).toMatchObject({
      court: COURT_TYPE.indoorHard,
      bestOf: 3,
      round: 'полуфинал',
      forecast: null,
      counts: { tips: 0, sets: 0, drawn: 6 },
    });
    expect(head.home.form.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['won']);
    expect(
      head.away.form.map(({ outcome, court }: { outcome: string; court: number }) => [
        outcome,
        court,
      ]),
    ).toEqual([
      ['won', COURT_TYPE.indoorHard],
      ['lost', COURT_TYPE.clay],
      ['won', COURT_TYPE.grass],
    ]);
  });

  test('a record counts only completed sets, and a retirement as a win of the advancing player', async () => {
    expect((await listOf('', 0)).record).toEqual({
      matches: [1, 0],
      sets: [0, 1],
      games: [4, 6],
      tieBreaks: [0, 0],
      decidingSets: [0, 0],
      gamesPerSet: 10,
      streak: { isWon: true, count: 1 },
      surfaces: [{ court: COURT_TYPE.indoorHard, matches: [1, 0] }],
    });
  });

  test('the record of a player covers a year by default and all years on request', async () => {
    const year = await listOf('', 1);
    expect(year.record).toMatchObject({
      matches: [1, 1],
      sets: [3, 3],
      tieBreaks: [1, 2],
      decidingSets: [1, 1],
      surfaces: [
        { court: COURT_TYPE.clay, matches: [0, 1] },
        { court: COURT_TYPE.indoorHard, matches: [1, 0] },
      ],
    });
    expect((await listOf('?countOfMonths=0', 1)).record.matches).toEqual([2, 1]);
  });

  test.each([
    ['courtType=3&countOfMonths=0', [1, 0]],
    ['courtType=2', [0, 1]],
    ['courtType=1', [0, 0]],
    ['isCurrentTournament=1', [1, 0]],
    ['isCurrentGameSeason=1', [1, 0]],
    ['countOfMatches=5&countOfMonths=6', [1, 0]],
  ])('%s filters the matches', async (query, matches) => {
    expect((await listOf(`?${query}`, 1)).record.matches).toEqual(matches);
  });

  test('serve statistics are percentages of the counted points', async () => {
    const { serve: rows } = await listOf('', 1);
    const of = (name: string) => rows.find((row: { figure: string }) => row.figure === name);
    expect(of('aces')).toEqual({ figure: 'aces', own: 8, other: 3, of: 1 });
    expect(of('firstServePercent')).toMatchObject({ own: 60, other: 50 });
    expect(of('secondServeWonPercent')).toMatchObject({ own: 50, other: 44.44 });
    expect(of('breakPointsSavedPercent')).toMatchObject({ own: 75, other: 60 });
    expect(of('serveGamesWonPercent')).toMatchObject({ own: 91.67, other: 66.67 });
    expect((await listOf('', 0)).serve).toEqual([]);
    expect((await read('/tennis/events/page', 'Rossi-Bianchi')).serve).toHaveLength(8);
  });

  test('the head-to-head record ignores the filters, and head-to-head matches are one list', async () => {
    const { headToHead, lists } = await read(
      '/tennis/events/page',
      'Rossi-Bianchi',
      '?courtType=3&isCurrentCompetitor=1',
    );
    expect(lists).toHaveLength(1);
    expect(lists[0]).toMatchObject({ side: 'both', matches: [] });
    expect(headToHead).toMatchObject({
      matches: [0, 1],
      sets: [1, 2],
      games: [14, 15],
      surfaces: [{ court: COURT_TYPE.clay, matches: [0, 1] }],
      lastAt: FIRST_DAY - 200 * DAY,
    });
  });

  test('a page without lists is the same otherwise', async () => {
    const path = '/tennis/events/page';
    const whole = await read(path, 'Rossi-Bianchi');
    expect(whole.lists).toHaveLength(2);
    expect(await read(path, 'Rossi-Bianchi', '?isWithoutLists=1')).toEqual({ ...whole, lists: [] });
  });

  test.each(['courtType=6', 'countOfMatches=7', 'countOfMonths=x', 'isCurrentTournament=2'])(
    '%s is refused, naming the parameter',
    async (query) => {
      const id = await idOfMatch(api, 'Neri-Rossi');
      const reply = await api.app.inject(`/tennis/events/page/${id}?${query}`);
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().error.details)).toEqual([query.split('=')[0]]);
    },
  );

  test('the name of the tournament is in the requested language', async () => {
    const id = await idOfMatch(api, 'Neri-Rossi');
    const headers = { 'accept-language': 'en' };
    const { data } = (await api.app.inject({ url: `/tennis/events/page/${id}`, headers })).json();
    expect(data.league.name).toBe('City Open');
    expect((await page()).league.name).toBe('Кубок города');
  });
});

describe('page of a player', () => {
  const linkOf = async (name: string) => {
    const { data } = (await api.app.inject(`/tennis/search/?query=${name}`)).json();
    return data.teams.find((team: { name: string }) => team.name.includes(name)).link;
  };
  const page = async (name: string, query = '') => {
    const reply = await api.app.inject(`/tennis/player/page/${await linkOf(name)}${query}`);
    return reply.json().data;
  };
  const namesOf = (results: { matches: { match: Record<string, { 1: string }> }[] }) =>
    results.matches.map(({ match }) => [match['7']?.[1], match['8']?.[1]].join(' – '));

  test('sums up all matches by court and lists the rivals', async () => {
    const { player, career, rivals, results, finals } = await page('Rossi');
    expect(player).toMatchObject({ name: 'Rossi' });
    expect(career).toMatchObject({
      matches: [2, 2],
      surfaces: [
        { court: COURT_TYPE.clay, matches: [0, 1] },
        { court: COURT_TYPE.grass, matches: [1, 0] },
        { court: COURT_TYPE.indoorHard, matches: [1, 1] },
      ],
    });
    expect(results.record.matches).toEqual(career.matches);
    expect(rivals[0]).toMatchObject({ name: 'Bianchi', matches: [1, 1] });
    expect(finals).toEqual([0, 1]);
  });

  test('the court, the rival and the year filter the matches, but not the career', async () => {
    const clay = await page('Rossi', `?courtType=${COURT_TYPE.clay}`);
    expect(clay.results.record.matches).toEqual([0, 1]);
    expect(clay.career.matches).toEqual([2, 2]);
    const rival = await linkOf('Bianchi');
    const against = await page('Rossi', `?rivalId=${rival}`);
    expect(against.rival).toMatchObject({ name: 'Bianchi', matches: [1, 1] });
    expect(namesOf(against.results)).toEqual(['Rossi – Bianchi', 'Bianchi – Rossi']);
    const year = await page('Rossi', '?isCurrentGameSeason=1');
    expect(year.results.record.matches).toEqual([1, 1]);
  });

  test('an upcoming match is among the fixtures and not in the career', async () => {
    const { fixtures, career } = await page('Costa');
    expect(fixtures.map(({ match }: { match: { 3: string } }) => match[3])).toEqual([
      expect.stringContaining('costa-fontana'),
    ]);
    expect(career.matches).toEqual([0, 0]);
  });

  test('an unknown player is 404, an unknown filter value is refused', async () => {
    expect((await api.app.inject('/tennis/player/page/999999-x')).statusCode).toBe(404);
    const reply = await api.app.inject(`/tennis/player/page/${await linkOf('Rossi')}?courtType=7`);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().error.details)).toEqual(['courtType']);
  });
});
