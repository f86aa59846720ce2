import { type FeedRecord, feedRecord } from '@tipmark/contract/feed';
import { SPORT } from '@tipmark/domain';
import {
  aFeedEvent,
  aFeedForecast,
  aFeedLeague,
  aFeedMatch,
  aFeedOdds,
  aFeedScore,
  aFeedSeason,
  aFeedSetting,
  aFeedStatistics,
  aFeedTeam,
} from '@tipmark/test-kit';
import { sql } from 'kysely';
import { aHeadSigner, aWitness } from '../../../betting/ledger/testing/a-witness.ts';
import { insertStatement } from '../../../betting/ledger/witness-queries.ts';
import {
  aTennisMatch,
  aTennisScore,
  aTournament,
} from '../../../matches/tennis/testing/tournament.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';
import { OPENING, post } from '../../../testing/tips.ts';
import { aUser, type TestUser } from '../../../testing/users.ts';

/** Now in this world: 2024-01-13 17:00 UTC, when two matches have been played. */
export const OPEN_NOW = 1_705_165_200;
const KICK_OFF = OPEN_NOW - 7_200;
const TOMORROW = KICK_OFF + 86_400;
/** An instant that the database gives no row by itself. */
const CHANGED_AT = OPEN_NOW - 60;

const CLUBS = ['Zenit', 'Spartak', 'Rotor', 'Baltika'];
const ICE = ['Avangard', 'Traktor'];
const PLAYERS = ['Rossi', 'Bianchi'];

export const PLAYED = 'Zenit-Spartak';
export const COMING = 'Rotor-Baltika';

const squadOf = (team: string): FeedRecord =>
  feedRecord.parse({
    kind: 'squad',
    source: 'test-feed',
    key: `squad ${team}`,
    leagueKey: 'premier-league',
    season: '2023/24',
    teamKey: team,
    seq: 1,
    players: [
      {
        name: `${team} Keeper`,
        number: 1,
        position: 'GK',
        bornOn: '1996-05-04',
        countryCode: 'RU',
      },
      { name: `${team} Forward`, nameRu: `Форвард ${team}`, number: 9, position: 'FW' },
    ],
  });

const lineUpOf = (team: string) => ({
  formation: '4-4-2',
  starting: [{ name: `${team} Keeper`, number: 1, position: 'GK' }],
  substitutes: [{ name: `${team} Forward`, number: 9, position: 'FW' }],
  absent: [{ name: `${team} Captain`, reason: 'injured' }],
});

const pricesAt = (matchKey: string, at: number, factor = 1): FeedRecord => {
  const prices = Object.entries(OPENING).map(([oddType, milli]): [string, string, number] => [
    'Kappa',
    oddType,
    Math.max(1_010, Math.round(milli * factor)),
  ]);
  return aFeedOdds(matchKey, prices, { at });
};

function records(): FeedRecord[][] {
  const soccer = [
    ...aFeedSetting(...CLUBS),
    ...CLUBS.map(squadOf),
    aFeedMatch('Zenit', 'Spartak', { startsAt: KICK_OFF, round: '21' }),
    aFeedMatch('Rotor', 'Baltika', { startsAt: TOMORROW, round: '21' }),
  ];
  const hockey = [
    aFeedLeague({
      key: 'ice',
      sport: SPORT.hockey,
      name: { en: 'Ice League', ru: 'Ледовая лига' },
      countryCode: 'RU',
    }),
    aFeedSeason({ key: 'ice-2023', leagueKey: 'ice' }),
    ...ICE.map((team) => aFeedTeam(team, { sport: SPORT.hockey, countryCode: 'RU' })),
    aFeedMatch('Avangard', 'Traktor', { seasonKey: 'ice-2023', startsAt: KICK_OFF }),
  ];
  const tennis = [
    ...aTournament(PLAYERS),
    aTennisMatch('Rossi', 'Bianchi', { startsAt: KICK_OFF - 3_600 }),
  ];
  const before = [
    pricesAt(PLAYED, KICK_OFF - 10_800),
    pricesAt(PLAYED, KICK_OFF - 600, 0.95),
    pricesAt(COMING, KICK_OFF - 10_800),
    aFeedForecast(PLAYED),
    feedRecord.parse({
      kind: 'lineup',
      source: 'test-feed',
      matchKey: PLAYED,
      seq: 1,
      home: lineUpOf('Zenit'),
      away: lineUpOf('Spartak'),
    }),
  ];
  return [[...soccer, ...hockey, ...tennis], before];
}

const results = (): FeedRecord[] => [
  aFeedScore(PLAYED, 2, 1, { score: { home: 2, away: 1, periods: [[1, 0]] } }),
  aFeedEvent(PLAYED, { key: 'first', seq: 1, minute: 12, player: 'Zenit Forward' }),
  aFeedEvent(PLAYED, { key: 'second', seq: 2, minute: 60, side: 'away', type: 'yellow' }),
  aFeedStatistics(PLAYED),
  aFeedScore('Avangard-Traktor', 3, 2, {
    score: {
      home: 3,
      away: 2,
      periods: [
        [1, 1],
        [0, 1],
        [1, 0],
      ],
      extra: [1, 0],
    },
  }),
  aTennisScore('Rossi-Bianchi', [
    [6, 3],
    [4, 6],
    [7, 5],
  ]),
];

export interface OpenWorld {
  /** By the keys of the feed. */
  readonly matchIds: ReadonlyMap<string, number>;
  /** Whose records are open, private, and of a blocked user. */
  readonly open: TestUser;
  readonly hidden: TestUser;
  readonly blocked: TestUser;
  /** Tips of the open user on the match that was played, and on the coming one. */
  readonly tipOnPlayed: number;
  readonly tipOnComing: number;
}

let countOfLedgers = 0;

/** A user whose id in the ledger is the same in every run. */
async function aCapper(api: TestApi, url: string, isPrivate = false): Promise<TestUser> {
  const user = await aUser(api, url, { isPrivate });
  countOfLedgers += 1;
  const ledgerId = countOfLedgers.toString(16).padStart(16, '0');
  await api.database.db
    .updateTable('users')
    .set({ ledger_id: ledgerId, email_confirmed_at: new Date(KICK_OFF * 1_000) })
    .where('id', '=', user.id)
    .execute();
  await sql`
    insert into ratings (user_id, tips, counted, won, profit_milli, stake_milli, mean_milli, clv,
      drawdown, score, first_at, last_at, effective_tips)
    values (${user.id}, 100, 98, 60, 12500, 250000, 2050, 0.021, 14.5, 212,
      to_timestamp(${KICK_OFF - 86_400}), to_timestamp(${KICK_OFF}), 71.4)
  `.execute(api.database.db);
  return { ...user, ledgerId };
}

/** The head of the day before, signed with the key of this world, and somebody who saw it. */
async function aWitnessedHead(api: TestApi): Promise<void> {
  const { db } = api.database;
  const first = await db
    .selectFrom('ledger_entries')
    .select(['seq', 'hash'])
    .orderBy('seq')
    .limit(1)
    .executeTakeFirstOrThrow();
  const head = aHeadSigner('open world').headOf({ date: '2024-01-12', ...first });
  const { publicKey: public_key, date: day, seq, hash, signature } = head;
  await db.insertInto('ledger_heads').values({ day, seq, hash, signature, public_key }).execute();
  const seenAt = OPEN_NOW - 3_600;
  await insertStatement(db, aWitness('Archive').statementOf(head, seenAt), OPEN_NOW - 3_500);
}

/** Three sports, two results, three cappers; sent to an api that is at `OPEN_NOW`. */
export async function anOpenWorld(api: TestApi): Promise<OpenWorld> {
  countOfLedgers = 0;
  for (const batch of records()) await sendFeed(api, batch);
  const keys = await api.database.db
    .selectFrom('source_keys')
    .select(['key', 'id'])
    .where('kind', '=', 'match')
    .execute();
  const matchIds = new Map(keys.map(({ key, id }) => [key, id]));
  const open = await aCapper(api, 'anna');
  const hidden = await aCapper(api, 'boris', true);
  const blocked = await aCapper(api, 'clara');
  const tip = (user: TestUser, key: string) =>
    post(api, user, { matchId: matchIds.get(key) ?? 0, at: KICK_OFF - 3_600 });
  const tipOnPlayed = await tip(open, PLAYED);
  const tipOnComing = await tip(open, COMING);
  for (const user of [hidden, blocked]) await tip(user, PLAYED);
  await api.database.db
    .updateTable('users')
    .set({ blocked_at: new Date(KICK_OFF * 1_000) })
    .where('id', '=', blocked.id)
    .execute();
  await aWitnessedHead(api);
  await sendFeed(api, results());
  await sql`update matches set changed_at = to_timestamp(${CHANGED_AT})`.execute(api.database.db);
  return { matchIds, open, hidden, blocked, tipOnPlayed, tipOnComing };
}
