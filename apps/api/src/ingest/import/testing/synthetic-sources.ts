import type { FeedRecord } from '@tipmark/contract/feed';
import { LEAGUE_TYPE, MATCH_STATUS, SPORT, tableOf } from '@tipmark/domain';
import type { Format } from '@tipmark/importers';
import { type FileRow, fileText, playedRow } from '@tipmark/importers/testing';
import fc from 'fast-check';
import {
  fullNameFile,
  shortNameFile,
  type TennisFileMatch,
  type TennisFilePlayer,
} from './tennis-files.ts';

/** A small file of one source. */
export interface SyntheticFile {
  name: string;
  format: Format;
  text: string;
}

/** How a source reports a match. */
const report = fc.record({
  knows: fc.constantFrom('nothing', 'schedule', 'result', 'result'),
  isOtherDay: fc.boolean(),
  isOtherScore: fc.boolean(),
  hour: fc.option(fc.integer({ min: 11, max: 20 }), { nil: undefined }),
  shots: fc.option(fc.nat({ max: 20 }), { nil: undefined }),
});
type Report = typeof report extends fc.Arbitrary<infer One> ? One : never;

const fixture = fc.record({
  day: fc.nat({ max: 90 }),
  goals: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })),
  ofArchive: report,
  ofSchedule: report,
  ofProvider: report,
});
type Fixture = typeof fixture extends fc.Arbitrary<infer One> ? One : never;

const encounter = fc.record({
  day: fc.nat({ max: 5 }),
  sets: fc.constantFrom(
    ...([
      [
        [6, 4],
        [7, 6],
      ],
      [
        [6, 1],
        [6, 2],
      ],
      [
        [7, 5],
        [6, 0],
      ],
    ] as const),
  ),
  isInShort: fc.boolean(),
  isInLetters: fc.boolean(),
  isInNumbers: fc.boolean(),
});
type Encounter = typeof encounter extends fc.Arbitrary<infer One> ? One : never;

const world = fc.record({
  soccer: fc.tuple(fixture, fixture, fixture),
  hockey: fc.tuple(fixture, fixture, fixture),
  tennis: fc.tuple(encounter, encounter, encounter),
  tier: fc.constantFrom(1, 2, 3),
  spelling: fc.constantFrom('Chelsea', 'CHELSEA', 'Chelsea FC'),
});
type World = typeof world extends fc.Arbitrary<infer One> ? One : never;

/**
 * Files of several sources of all three sports about one small world: they disagree on days, hours
 * and scores, spell names in their own ways and know different parts of it.
 */
export const syntheticFiles: fc.Arbitrary<SyntheticFile[]> = world.map((facts) => [
  ...soccerFiles(facts),
  ...hockeyFiles(facts),
  ...tennisFiles(facts),
]);

const SOCCER_PAIRS = [
  ['Chelsea', 'Fulham'],
  ['Fulham', "Nott'm Forest"],
  ["Nott'm Forest", 'Chelsea'],
] as const;
const OPEN_NAMES = tableOf<string>({
  Chelsea: 'Chelsea FC',
  Fulham: 'Fulham FC',
  "Nott'm Forest": 'Nottingham Forest FC',
});
const DAY_MS = 86_400_000;

const dayOf = (first: number, day: number): string =>
  new Date(first + day * DAY_MS).toISOString().slice(0, 10);

function scoreOf({ goals: [home, away] }: Fixture, { isOtherScore }: Report): [number, number] {
  return [home + Number(isOtherScore), away];
}

function soccerFiles({ soccer, tier, spelling }: World): SyntheticFile[] {
  const first = Date.UTC(2023, 7, 12);
  const rows = soccer.flatMap((one, index): FileRow[] => {
    const { ofArchive } = one;
    const [HomeTeam, AwayTeam] = SOCCER_PAIRS[index] ?? ['', ''];
    const [year, month, date] = dayOf(first, one.day).split('-');
    const schedule = {
      Div: 'E0',
      Date: `${date}/${month}/${year}`,
      HomeTeam,
      AwayTeam,
      Time: ofArchive.hour === undefined ? '' : `${ofArchive.hour}:30`,
    };
    const [FTHG, FTAG] = scoreOf(one, ofArchive);
    const result = { FTR: '', HTR: '', HTHG: 0, HTAG: 0, FTHG, FTAG, HS: ofArchive.shots ?? '' };
    if (ofArchive.knows === 'nothing') return [];
    return [ofArchive.knows === 'schedule' ? schedule : playedRow({ ...schedule, ...result })];
  });
  const matches = soccer.flatMap((one, index) => {
    const { knows, hour, isOtherDay } = one.ofSchedule;
    const [home, away] = SOCCER_PAIRS[index] ?? ['', ''];
    if (knows === 'nothing') return [];
    return [
      {
        round: `Matchday ${index + 1}`,
        team1: OPEN_NAMES[home],
        team2: OPEN_NAMES[away],
        date: dayOf(first, one.day + (isOtherDay ? 9 : 0)),
        ...(hour === undefined ? {} : { time: `${hour}:30` }),
        ...(knows === 'result' && { score: { ft: scoreOf(one, one.ofSchedule) } }),
      },
    ];
  });
  const columns = Object.keys(playedRow());
  return [
    { name: 'E0.csv', format: 'football-data', text: fileText(rows, { columns }) },
    {
      name: '2023-24_en.1.json',
      format: 'openfootball',
      text: JSON.stringify({ name: 'English Premier League 2023/24', matches }),
    },
    providerFile('soccer.ndjson', {
      sport: SPORT.soccer,
      league: 'Premier League',
      country: 'GB-ENG',
      season: '2023/24',
      first,
      fixtures: soccer,
      pairs: SOCCER_PAIRS,
      tier,
      nameOf: (team) => (team === 'Chelsea' ? spelling : team),
      deducted: "Nott'm Forest",
    }),
  ];
}

/** The second pair meets twice. */
const HOCKEY_PAIRS = [
  ['Toronto', 'Ottawa'],
  ['Boston', 'Toronto'],
  ['Boston', 'Toronto'],
] as const;
const CLUBS = tableOf<string>({
  Toronto: 'Toronto Maple Leafs',
  Ottawa: 'Ottawa Senators',
  Boston: 'Boston Bruins',
});
const LATER_DAYS = 100;
const SBR_HEAD = 'Date,Rot,VH,Team,1st,2nd,3rd,Final,Open,Close,PuckLine,,OpenOU,,CloseOU,';

function hockeyFiles({ hockey, tier }: World): SyntheticFile[] {
  const first = Date.UTC(2019, 9, 2);
  const fixtures = hockey.map((one, index) => ({
    ...one,
    day: one.day + (index === 2 ? LATER_DAYS : 0),
    goals: decided(one.goals),
  }));
  const rows = fixtures
    .map((one, index) => ({ ...one, pair: HOCKEY_PAIRS[index] ?? ['', ''] }))
    .filter(({ ofArchive }) => ofArchive.knows === 'result')
    .toSorted((one, other) => one.day - other.day)
    .flatMap((one, index) => {
      const [home, away] = scoreOf(one, one.ofArchive);
      const [, month, day] = dayOf(first, one.day).split('-');
      const date = `${Number(month)}${day}`;
      return [
        [date, 2 * index + 1, 'V', one.pair[1], away, 0, 0, away, 245, 270, 1.5, 105, 6, -110],
        [date, 2 * index + 2, 'H', one.pair[0], home, 0, 0, home, -300, -310, -1.5, -125, 6, -110],
      ].map((cells) => [...cells, 6.5, -115].join(','));
    });
  const archive: SyntheticFile = {
    name: 'nhl odds 2019-20.csv',
    format: 'sportsbook-review',
    text: [SBR_HEAD, ...rows].join('\n'),
  };
  const provider = providerFile('hockey.ndjson', {
    sport: SPORT.hockey,
    league: 'NHL',
    country: 'US',
    season: '2019/20',
    fixtures: fixtures.map((one) => ({
      ...one,
      ofProvider: { ...one.ofProvider, isOtherDay: false },
    })),
    first,
    pairs: HOCKEY_PAIRS,
    tier,
    nameOf: (team) => CLUBS[team] ?? team,
  });
  return rows.length === 0 ? [provider] : [archive, provider];
}

/** Hockey has no draws. */
const decided = ([home, away]: readonly [number, number]): [number, number] => [
  away + home + 1,
  away,
];

interface Provided {
  sport: 1 | 2;
  league: string;
  country: string;
  season: string;
  first: number;
  fixtures: readonly Fixture[];
  pairs: readonly (readonly [string, string])[];
  tier: number;
  nameOf: (team: string) => string;
  /** A team that has lost points, though not as many as an archive says. */
  deducted?: string;
}

function providerFile(name: string, provided: Provided): SyntheticFile {
  const { sport, league, country, season, first, fixtures, pairs, tier, nameOf, deducted } =
    provided;
  const source = 'provider';
  const seasonKey = `${league} ${season}`;
  const records: FeedRecord[] = [
    {
      kind: 'league',
      source,
      key: league,
      sport,
      countryCode: country,
      name: { en: league, ru: `${league} (рус.)` },
      leagueType: LEAGUE_TYPE.nationalLeague,
      tier: tier as 1 | 2 | 3,
      attribution: 'The provider',
    },
    {
      kind: 'season',
      source,
      key: seasonKey,
      leagueKey: league,
      name: season,
      startsOn: dayOf(first, -30),
      endsOn: dayOf(first, 300),
      tieBreaks: ['goalsFor'],
      ...(deducted !== undefined && {
        deductions: [
          { teamKey: deducted, points: 6, reason: 'financial-rules', date: '2024-03-18' },
        ],
      }),
    },
    ...[...new Set(pairs.flat())].map(
      (team): FeedRecord => ({
        kind: 'team',
        source,
        key: team,
        sport,
        countryCode: country,
        name: { en: nameOf(team), ru: `${team} (рус.)` },
        aliases: [team],
      }),
    ),
    { kind: 'bookmaker', source, key: 'B', name: 'Bookmaker of the provider' },
  ];
  for (const [index, one] of fixtures.entries()) {
    const { ofProvider } = one;
    const { knows, hour, isOtherDay, shots } = ofProvider;
    if (knows === 'nothing') continue;
    const [homeKey, awayKey] = pairs[index] ?? ['', ''];
    const day = Date.parse(dayOf(first, one.day + (isOtherDay ? 3 : 0)));
    const startsAt = day / 1_000 + (hour ?? 12) * 3_600;
    const status = knows === 'result' ? MATCH_STATUS.finished : MATCH_STATUS.scheduled;
    const ofMatch = { source, matchKey: `${season} ${index}` };
    records.push({
      kind: 'match',
      source,
      key: ofMatch.matchKey,
      seq: 1,
      seasonKey,
      homeKey,
      awayKey,
      startsAt,
      isTimeKnown: hour !== undefined,
      status,
    });
    records.push({
      kind: 'odds',
      ...ofMatch,
      at: startsAt - 7200,
      prices: [
        ['B', sport === SPORT.soccer ? '1x2.1' : 'win.1', 1900],
        ['B', sport === SPORT.soccer ? '1x2.2' : 'win.2', 2100],
      ],
    });
    if (knows !== 'result') continue;
    const [home, away] = scoreOf(one, ofProvider);
    records.push({ kind: 'score', ...ofMatch, seq: 1, status, score: { home, away } });
    if (shots === undefined) continue;
    const sides = { home: { shots, corners: 5 }, away: { corners: 2 } };
    records.push({ kind: 'statistics', ...ofMatch, seq: 1, ...sides });
  }
  const text = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  return { name, format: 'records', text };
}

const player = (id: number, full: string, short: string, ioc: string): TennisFilePlayer => {
  return { id, full, short, ioc, rank: 10 * id };
};
const GIRON = player(1, 'Marcos Giron', 'Giron M.', 'USA');
const EMILIO = player(2, 'Emilio Nava', 'Nava E.', 'USA');
const EDUARDO = player(3, 'Eduardo Nava', 'Nava E.', 'USA');
const ENCOUNTERS = [
  [GIRON, EMILIO, { code: 'R32', name: '1st Round' }],
  [EDUARDO, GIRON, { code: 'R16', name: '2nd Round' }],
  [EMILIO, EDUARDO, { code: 'F', name: 'The Final' }],
] as const;

function tennisFiles({ tennis }: World): SyntheticFile[] {
  const matches = tennis.map(({ day, sets, ...known }, index) => {
    const [winner, loser, round] = ENCOUNTERS[index] ?? ENCOUNTERS[0];
    const match: TennisFileMatch = {
      day: dayOf(Date.UTC(2023, 0, 9), day),
      tournamentDay: '2023-01-09',
      number: index,
      winner,
      loser,
      round,
      sets,
    };
    return { ...known, match };
  });
  const of = (knows: (known: Omit<Encounter, 'day' | 'sets'>) => boolean): TennisFileMatch[] =>
    matches.filter(knows).map(({ match }) => match);
  // A database of the same layout with ids of its own.
  const letters = of(({ isInLetters }) => isInLetters).map((match) => ({
    ...match,
    winner: withLetters(match.winner),
    loser: withLetters(match.loser),
  }));
  const files: (SyntheticFile & { matches: readonly unknown[] })[] = [
    {
      name: 'atp 2023 short.csv',
      format: 'tennis-data',
      ...withText(
        of(({ isInShort }) => isInShort),
        shortNameFile,
      ),
    },
    {
      name: 'atp_matches_2023.csv',
      format: 'sackmann',
      ...withText(
        of(({ isInNumbers }) => isInNumbers),
        fullNameFile,
      ),
    },
    { name: 'atp 2023 letters.csv', format: 'sackmann', ...withText(letters, fullNameFile) },
  ];
  return files.flatMap(({ matches: { length }, ...file }) => (length === 0 ? [] : file));
}

const withLetters = (one: TennisFilePlayer): TennisFilePlayer => ({ ...one, id: `A0E${one.id}` });

const withText = (
  matches: readonly TennisFileMatch[],
  textOf: (matches: readonly TennisFileMatch[]) => string,
) => ({ matches, text: textOf(matches) });
