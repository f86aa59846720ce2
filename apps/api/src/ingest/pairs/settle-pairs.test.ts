import type { FeedRecord, MatchRecord } from '@tipmark/contract/feed';
import { SPORT } from '@tipmark/domain';
import { aFeedLeague, aFeedMatch, aFeedScore, aFeedSeason, aFeedTeam } from '@tipmark/test-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createLocalBus } from '../../platform/bus/bus.ts';
import type { Db } from '../../platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { emptySmallWorld, knownWorld } from '../testing/stored-world.ts';
import {
  decideDifferent,
  decideSame,
  listDecided,
  listUnclear,
  undoDecision,
} from './decide-pair.ts';
import { joinNewMatches } from './join-new-matches.ts';
import { settlePairs } from './settle-pairs.ts';

const KICK_OFF = 1_705_158_000;
const NOW = KICK_OFF + 86_400;
const HOUR = 3_600;
/** Several deliveries, each a transaction. */
const SLOW_MS = 90_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
beforeEach(() => emptySmallWorld(database.db));
afterAll(() => database.close());

interface Reported {
  readonly home: string;
  readonly away: string;
  readonly at?: number;
  readonly aliases?: readonly string[];
  readonly more?: Partial<MatchRecord>;
  readonly league?: string;
  readonly score?: readonly [number, number];
}

/** What a provider reports of matches; its keys are its own. */
function by(source: string, ...matches: readonly Reported[]): FeedRecord[] {
  return matches.flatMap(({ home, away, at = KICK_OFF, league = 'Premier League', ...rest }) => {
    const [homeKey, awayKey] = [`${source} ${home}`, `${source} ${away}`];
    const key = `${home}-${away}`;
    const aliases = rest.aliases === undefined ? {} : { aliases: [...rest.aliases] };
    const records: FeedRecord[] = [
      aFeedLeague({ key: league, name: { en: league } }),
      aFeedSeason({ key: `${league} 2023`, leagueKey: league }),
      aFeedTeam(home, { key: homeKey, name: { en: home }, ...aliases }),
      aFeedTeam(away, { key: awayKey, name: { en: away } }),
      aFeedMatch(homeKey, awayKey, {
        key,
        seasonKey: `${league} 2023`,
        startsAt: at,
        ...rest.more,
      }),
      ...(rest.score === undefined
        ? []
        : [
            aFeedScore(key, ...rest.score, { score: { home: rest.score[0], away: rest.score[1] } }),
          ]),
    ];
    return records.map((record) => ({ ...record, source }));
  });
}

async function deliver(records: readonly FeedRecord[]) {
  const lines = records.map((record, line) => ({ line, record }));
  const report = await applyFeedStream(database.db, lines, { nowSeconds: () => NOW });
  expect(report.refusals).toEqual([]);
  return report;
}

/** What the two say together. */
async function afterAllOf(...deliveries: readonly (readonly FeedRecord[])[]) {
  for (const records of deliveries) await deliver(records);
  const settled = await settlePairs(database.db, NOW);
  return { matches: await stored(), unclear: settled.unclear };
}

async function stored(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select h.name_en || ' – ' || a.name_en || coalesce(' ' || m.home_score || ':' || m.away_score, '')
      || ' by ' || (select string_agg(k.source, ', ' order by k.source)
        from source_keys k where k.kind = 'match' and k.id = m.id) as text
    from matches m join teams h on h.id = m.home_id join teams a on a.id = m.away_id order by 1
  `.execute(database.db);
  return rows.map(({ text }) => text);
}

test(
  'clubs that two providers spell in their own ways have one match',
  async () => {
    const found = await afterAllOf(
      by('openligadb', { home: 'FC Augsburg', away: 'FC Bayern München' }),
      by('the-odds-api', { home: 'Augsburg', away: 'Bayern Munich', at: KICK_OFF + 300 }),
    );
    expect(found).toEqual({
      matches: ['FC Augsburg – FC Bayern München by openligadb, the-odds-api'],
      unclear: 0,
    });
  },
  SLOW_MS,
);

test(
  'a name may be short for another where the opponent is proven, and is known from then on',
  async () => {
    const found = await afterAllOf(
      by(
        'api-football',
        { home: 'Brighton & Hove Albion', away: 'Arsenal' },
        { home: 'Brighton & Hove Albion', away: 'Wolverhampton', at: KICK_OFF + 7 * 86_400 },
      ),
      by(
        'the-odds-api',
        { home: 'Brighton', away: 'Arsenal' },
        { home: 'Brighton', away: 'Wolves Town', at: KICK_OFF + 7 * 86_400 },
      ),
    );
    expect(found).toEqual({
      matches: [
        'Brighton & Hove Albion – Arsenal by api-football, the-odds-api',
        'Brighton & Hove Albion – Wolverhampton by api-football, the-odds-api',
      ],
      unclear: 0,
    });
  },
  SLOW_MS,
);

test(
  'after a delivery the other matches of clubs that it proved to be one are joined, too',
  async () => {
    const later = KICK_OFF + 7 * 86_400;
    const next = { home: 'Wolves Town', away: 'Brighton', at: later };
    await deliver(by('api-football', { home: 'Wolverhampton', away: 'Brighton', at: later }));
    await deliver(by('the-odds-api', { ...next, away: 'Brighton & Hove Albion' }));
    await deliver(by('api-football', { home: 'Brighton', away: 'Arsenal' }));
    const report = await deliver(
      by('the-odds-api', { home: 'Brighton & Hove Albion', away: 'Arsenal' }),
    );
    await joinNewMatches({ db: database.db, bus: createLocalBus(), clock: () => NOW }, report);
    expect(await stored()).toEqual([
      'Brighton – Arsenal by api-football, the-odds-api',
      'Wolverhampton – Brighton by api-football, the-odds-api',
    ]);
  },
  SLOW_MS,
);

/** Any use of it fails. */
const UNUSABLE = new Proxy({} as Db, {
  get() {
    throw new Error('it was searched');
  },
});

test('a delivery with a new match is searched, one with a goal of a known match is not', async () => {
  const match = { home: 'Arsenal', away: 'Chelsea' } as const;
  const parts = { db: UNUSABLE, bus: createLocalBus(), clock: () => NOW };
  const first = await deliver(by('api-football', match));
  await expect(joinNewMatches(parts, first)).rejects.toThrow('it was searched');
  const goal = await deliver(by('api-football', { ...match, score: [1, 0] }));
  expect([goal.touched.matchIds.size, goal.touched.newIds.size]).toEqual([1, 0]);
  await joinNewMatches(parts, goal);
});

test(
  'names in Russian letters are the same names',
  async () => {
    const found = await afterAllOf(
      by('our-scouts', { home: 'Спартак Москва', away: 'Зенит' }),
      by('api-football', { home: 'Spartak Moscow', away: 'Zenit' }),
    );
    expect(found.matches).toHaveLength(1);
    expect(found.unclear).toBe(0);
  },
  SLOW_MS,
);

test.each([
  ['women', 'Arsenal W', 'Chelsea W'],
  ['reserves', 'Arsenal II', 'Chelsea II'],
  ['youth', 'Arsenal U21', 'Chelsea U21'],
])(
  '%s are other sides, and nobody is asked',
  async (_text, home, away) => {
    const found = await afterAllOf(
      by('api-football', { home: 'Arsenal', away: 'Chelsea' }),
      by('the-odds-api', { home, away }),
    );
    expect(found.matches).toHaveLength(2);
    expect(found.unclear).toBe(0);
  },
  SLOW_MS,
);

test(
  'another day, or another opponent at another hour, is another match',
  async () => {
    const found = await afterAllOf(
      by('api-football', { home: 'Brighton & Hove Albion', away: 'Arsenal' }),
      by(
        'the-odds-api',
        { home: 'Brighton', away: 'Arsenal FC', at: KICK_OFF + 3 * 86_400 },
        { home: 'Fulham', away: 'Arsenal FC', at: KICK_OFF + 5 * HOUR },
      ),
    );
    expect(found.matches).toHaveLength(3);
    expect(found.unclear).toBe(0);
  },
  SLOW_MS,
);

test(
  'price feeds that name a league by the market have the match of its own league',
  async () => {
    const found = await afterAllOf(
      by('betfair', { home: 'FC Augsburg', away: 'Bayern Munich', league: 'Other soccer' }),
      by('openligadb', { home: 'Augsburg', away: 'FC Bayern München' }),
    );
    expect(found.matches).toEqual(['Augsburg – FC Bayern München by betfair, openligadb']);
    const { rows } = await sql<{ name: string }>`
    select l.name_en as name from matches m join leagues l on l.id = m.league_id
  `.execute(database.db);
    expect(rows).toEqual([{ name: 'Premier League' }]);
  },
  SLOW_MS,
);

/** One club, two opponents at one time: an error of a source, or a name nobody knows. */
const doubt = () =>
  [
    by('api-football', { home: 'Arsenal', away: 'Manchester City' }),
    by('the-odds-api', { home: 'Arsenal', away: 'Manchester United' }),
  ] as const;

const idIn = (lines: readonly string[]): string => lines[0]?.slice(0, 8) ?? '';

test(
  'what is likely but unclear waits in a list with its evidence',
  async () => {
    const found = await afterAllOf(...doubt());
    expect(found).toEqual({
      matches: [
        'Arsenal – Manchester City by api-football',
        'Arsenal – Manchester United by the-odds-api',
      ],
      unclear: 1,
    });
    expect(await listUnclear(database.db)).toEqual([
      expect.stringMatching(
        /^[0-9a-f]{8} {2}2024-01-13 15:00 UTC Arsenal – Manchester City \(Premier League; api-football Arsenal-Manchester City\) and Arsenal – Manchester United /,
      ),
      '          start: the same',
      '          league: both Premier League',
      '          home: both Arsenal',
      '          away: Manchester City / Manchester United, unlike names',
      '1 pairs of matches may be one: decide with --same <id> or --different <id>',
    ]);
  },
  SLOW_MS,
);

test(
  'decided as different it is not asked again, nor in the next match of the two clubs',
  async () => {
    await afterAllOf(...doubt());
    const id = idIn(await listUnclear(database.db));
    expect((await decideDifferent(database.db, id, NOW))[0]).toContain('are two matches');
    const later = KICK_OFF + 14 * 86_400;
    const found = await afterAllOf(
      ...doubt(),
      by('api-football', { home: 'Fulham', away: 'Manchester City', at: later }),
      by('the-odds-api', { home: 'Fulham', away: 'Manchester United', at: later }),
    );
    expect([found.matches.length, found.unclear]).toEqual([4, 0]);
    await expect(decideSame(database.db, id, NOW)).rejects.toThrow('Take that back first');
    await undoDecision(database.db, id);
    expect((await settlePairs(database.db, NOW)).unclear).toBe(2);
  },
  SLOW_MS,
);

test(
  'decided as the same it is one match of one club, and can be taken back',
  async () => {
    await afterAllOf(...doubt());
    const id = idIn(await listUnclear(database.db));
    await decideSame(database.db, id, NOW);
    expect(await stored()).toEqual(['Arsenal – Manchester City by api-football, the-odds-api']);
    expect((await listDecided(database.db))[0]).toContain(`${id}  same: `);
    const next = KICK_OFF + 14 * 86_400;
    const found = await afterAllOf(
      by('api-football', { home: 'Fulham', away: 'Manchester City', at: next }),
      by('the-odds-api', { home: 'Fulham', away: 'Manchester United', at: next }),
    );
    expect([found.matches.length, found.unclear]).toEqual([2, 0]);
    await undoDecision(database.db, id);
    await afterAllOf(doubt()[1]);
    expect((await stored()).filter((text) => text.startsWith('Arsenal'))).toEqual([
      'Arsenal – Manchester City by api-football',
      'Arsenal – Manchester United by the-odds-api',
    ]);
    expect(idIn(await listUnclear(database.db))).toBe(id);
  },
  SLOW_MS,
);

test(
  'what evidence joined can be separated, and stays so',
  async () => {
    const both = [
      by('api-football', { home: 'Brighton & Hove Albion', away: 'Arsenal' }),
      by('the-odds-api', { home: 'Brighton', away: 'Arsenal' }),
    ] as const;
    await afterAllOf(...both);
    const [line = ''] = await listDecided(database.db);
    expect(line).toContain('same by evidence: ');
    const id = line.slice(0, 8);
    await expect(undoDecision(database.db, id)).rejects.toThrow('Evidence made');
    await decideDifferent(database.db, id, NOW);
    const found = await afterAllOf(...both);
    expect(found).toEqual({
      matches: [
        'Brighton & Hove Albion – Arsenal by api-football',
        'Brighton – Arsenal by the-odds-api',
      ],
      unclear: 0,
    });
  },
  SLOW_MS,
);

test(
  'sides in the other order are asked about; what the source sends later is turned',
  async () => {
    const swapped = by('the-odds-api', { home: 'Chelsea', away: 'Arsenal', score: [3, 1] });
    const found = await afterAllOf(
      by('api-football', { home: 'Arsenal', away: 'Chelsea' }),
      swapped,
    );
    expect(found.unclear).toBe(1);
    await decideSame(database.db, idIn(await listUnclear(database.db)), NOW);
    expect(await stored()).toEqual(['Arsenal – Chelsea 1:3 by api-football, the-odds-api']);
    await deliver(
      by('the-odds-api', { home: 'Chelsea', away: 'Arsenal', score: [4, 1] }).map((record) =>
        record.kind === 'score' ? { ...record, seq: 9, isCorrection: true } : record,
      ),
    );
    expect(await stored()).toEqual(['Arsenal – Chelsea 1:4 by api-football, the-odds-api']);
  },
  SLOW_MS,
);

test(
  'two tennis services report one match of two players; a doubles pair is another side',
  async () => {
    const tennis = (source: string, league: string, home: string, away: string): FeedRecord[] =>
      by(source, { home, away, league }).map((record) => {
        switch (record.kind) {
          case 'league':
            return { ...record, sport: SPORT.tennis, countryCode: 'ZZ', leagueType: 3 };
          case 'team':
            return { ...record, sport: SPORT.tennis, tour: 'ATP' };
          default:
            return record;
        }
      });
    const found = await afterAllOf(
      tennis('live-tennis-api', 'ATP Cincinnati', 'Jannik Sinner', 'Carlos Alcaraz'),
      tennis('api-tennis', 'Cincinnati Open Men', 'J. Sinner', 'C. Alcaraz'),
      tennis('espn', 'ATP Cincinnati', 'J. Sinner / A. Zverev', 'C. Alcaraz / T. Paul'),
    );
    expect(found).toEqual({
      matches: [
        'J. Sinner / A. Zverev – C. Alcaraz / T. Paul by espn',
        'Jannik Sinner – Carlos Alcaraz by api-tennis, live-tennis-api',
      ],
      unclear: 0,
    });
  },
  SLOW_MS,
);

/** A league as two providers name it, with a doubtful match, women, a moved match and results. */
const WEEK = 7 * 86_400;
const ONE = [
  by('api-football', { home: 'FC Augsburg', away: 'FC Bayern München', score: [1, 2] }),
  by('api-football', { home: 'Brighton & Hove Albion', away: 'FC Augsburg', at: KICK_OFF + WEEK }),
  by('api-football', { home: 'Arsenal', away: 'Manchester City', at: KICK_OFF + HOUR }),
  by('api-football', { home: 'Chelsea', away: 'Fulham' }),
  by('api-football', {
    home: 'Chelsea',
    away: 'Fulham',
    at: KICK_OFF + 2 * HOUR,
    more: { seq: 5 },
  }),
];
const OTHER = [
  by('the-odds-api', { home: 'Augsburg', away: 'Bayern Munich', score: [1, 2] }),
  by('the-odds-api', { home: 'Brighton', away: 'Augsburg', at: KICK_OFF + WEEK }),
  by('the-odds-api', { home: 'Arsenal', away: 'Manchester United', at: KICK_OFF + HOUR }),
  by('the-odds-api', { home: 'Chelsea W', away: 'Fulham W' }),
  by('the-odds-api', { home: 'Chelsea FC', away: 'Fulham FC', at: KICK_OFF + 2 * HOUR }),
];
const TABLES = ['leagues', 'seasons', 'teams', 'season_teams', 'matches'];

test('any order of what two providers send ends in the same matches and the same list', async () => {
  const state = async () => ({
    world: await knownWorld(database.db, TABLES),
    matches: await stored(),
    list: await listUnclear(database.db),
    late: (await settlePairs(database.db, NOW)).joined,
  });
  for (const records of [...ONE, ...OTHER]) await deliver(records);
  await settlePairs(database.db, NOW);
  const expected = await state();
  expect(expected.matches).toEqual([
    'Arsenal – Manchester City by api-football',
    'Arsenal – Manchester United by the-odds-api',
    'Brighton & Hove Albion – FC Augsburg by api-football, the-odds-api',
    'Chelsea W – Fulham W by the-odds-api',
    'Chelsea – Fulham by api-football, the-odds-api',
    'FC Augsburg – FC Bayern München 1:2 by api-football, the-odds-api',
  ]);
  expect([expected.list.length, expected.late]).toEqual([6, []]);
  const deliveries = [...ONE, ...OTHER];
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...deliveries.keys()], { minLength: deliveries.length }),
      fc.array(fc.nat(deliveries.length - 1), { maxLength: 3 }),
      async (order, repeated) => {
        await emptySmallWorld(database.db);
        for (const [index, delivery] of [...order, ...repeated].entries()) {
          await deliver(deliveries[delivery] ?? []);
          // The worker joins what is new as it arrives.
          if (index % 3 === 0) await settlePairs(database.db, NOW);
        }
        await settlePairs(database.db, NOW);
        expect(await state()).toEqual(expected);
      },
    ),
    { numRuns: 4 },
  );
}, 600_000);
