import { MATCH_STATUS, SPORT, TIP_RESULT, tipProfit } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { atSecond } from '../../matches/match-rows.ts';
import { refreshRatings } from '../../rating/refresh-ratings.ts';
import { someChance } from './some-chance.ts';

/** 2026-11-21 12:00 UTC. */
export const NOW = 1_795_262_400;
const HOUR = 3_600;
const DAY = 86_400;
const BUCKET = 2_026 * 12 + 10;
const STAKE_UNIT = 10_000;

/** Outcomes with the other outcomes of their lines. */
const LINES: Readonly<Record<number, readonly (readonly string[])[]>> = {
  [SPORT.soccer]: [
    ['1x2.1', '1x2.x', '1x2.2'],
    ['ou.o:2.5', 'ou.u:2.5'],
    ['btts.y', 'btts.n'],
    ['ah.1:-0.75', 'ah.2:0.75'],
  ],
  [SPORT.hockey]: [
    ['1x2.1', '1x2.x', '1x2.2'],
    ['win.1', 'win.2'],
    ['ou.o:5.5', 'ou.u:5.5'],
  ],
  [SPORT.tennis]: [
    ['win.1', 'win.2'],
    ['ougames.o:21.5', 'ougames.u:21.5'],
    ['ahsets.1:-1.5', 'ahsets.2:1.5'],
  ],
};

export type WorldLeague = { id: number; sport: number; type: number };
export type WorldMatch = {
  id: number;
  sport: number;
  leagueId: number;
  startsAt: number;
  status: number;
};
export type WorldUser = {
  id: number;
  isPrivate: boolean;
  isBlocked: boolean;
  resetAt: number | null;
  position: number | null;
};
export type WorldTip = {
  id: number;
  userId: number;
  matchId: number;
  sport: number;
  oddType: string;
  market: string;
  milli: number;
  stake: number;
  description: string;
  isHidden: boolean;
  isDelayed: boolean;
  createdAt: number;
  result: 0 | 1 | 2 | 3 | 4 | 5;
  profitMilli: number;
  settledAt: number | null;
  clv: number | null;
  contestSeasonId: number | null;
};
export type SearchWorld = {
  readonly leagues: readonly WorldLeague[];
  readonly matches: readonly WorldMatch[];
  readonly users: readonly WorldUser[];
  readonly tips: readonly WorldTip[];
  readonly follows: readonly { follower: number; tipster: number }[];
  /** Site lines of now by match and outcome. */
  readonly lines: ReadonlyMap<number, ReadonlyMap<string, number>>;
};

const chance = someChance(20_261_121);
const { below, pick, isLucky } = chance;

function makeMatches(leagues: readonly WorldLeague[]): WorldMatch[] {
  const past = Array.from({ length: 60 }, (_, index) => ({
    id: 1_000 + index,
    startsAt: NOW - (2 + below(500)) * DAY,
    status: MATCH_STATUS.finished as number,
  }));
  const present = Array.from({ length: 40 }, (_, index) => ({
    id: 2_000 + index,
    startsAt: NOW + (below(90) - 4) * HOUR,
    status: isLucky(0.9) ? MATCH_STATUS.scheduled : pick([2, 4, 5]),
  }));
  return [...past, ...present].map((match) => {
    const league = pick(leagues);
    return { ...match, sport: league.sport, leagueId: league.id };
  });
}

function makeUsers(): WorldUser[] {
  return Array.from({ length: 18 }, (_, index) => ({
    id: index + 1,
    isPrivate: isLucky(0.1),
    isBlocked: isLucky(0.1),
    resetAt: isLucky(0.2) ? NOW - below(200) * DAY : null,
    position: null,
  }));
}

const TEXTS = ['', 'Коротко', 'Хозяева играют дома уже пятый матч подряд и не устали. '.repeat(2)];

function makeTips(users: readonly WorldUser[], matches: readonly WorldMatch[]): WorldTip[] {
  const tips: WorldTip[] = [];
  for (const { id: userId } of users) {
    const share = pick([0, 0.1, 0.4, 0.8]);
    for (const match of matches) {
      if (!isLucky(share)) continue;
      const line = pick(LINES[match.sport] ?? []);
      const oddType = pick(line);
      const milli = 1_100 + below(4_000);
      const stake = 1 + below(10);
      const isPast = match.id < 2_000;
      const result = isPast ? pick([1, 2, 3, 4, 5, 1, 5] as const) : TIP_RESULT.pending;
      const isSettled = result !== TIP_RESULT.pending;
      tips.push({
        id: tips.length + 1,
        userId,
        matchId: match.id,
        sport: match.sport,
        oddType,
        market: oddType.split('.')[0] ?? '',
        milli,
        stake,
        description: pick(TEXTS),
        isHidden: isLucky(0.1),
        isDelayed: !isPast && isLucky(0.2),
        createdAt: match.startsAt - HOUR - below(20) * HOUR,
        result,
        profitMilli: isSettled ? tipProfit(result, stake * STAKE_UNIT, milli) : 0,
        settledAt: isSettled ? match.startsAt + 2 * HOUR : null,
        clv: isSettled && isLucky(0.7) ? (below(200) - 100) / 1_000 : null,
        contestSeasonId: isLucky(0.2) ? 1_202_611 : null,
      });
    }
  }
  return tips;
}

function makeLines(matches: readonly WorldMatch[]) {
  const lines = new Map<number, Map<string, number>>();
  for (const { id, sport } of matches) {
    const own = new Map<string, number>();
    for (const line of LINES[sport] ?? []) {
      if (isLucky(0.2)) continue;
      const base = line.length === 3 ? 2_500 : 1_700;
      for (const oddType of line) own.set(oddType, base + below(400));
    }
    lines.set(id, own);
  }
  return lines;
}

/** A small world of three sports in which every criterion finds something and leaves something out. */
export function makeSearchWorld(): SearchWorld {
  const leagues = Array.from({ length: 9 }, (_, index) => ({
    id: index + 1,
    sport: (index % 3) + 1,
    type: 1 + below(5),
  }));
  const matches = makeMatches(leagues);
  const users = makeUsers();
  const tips = makeTips(users, matches);
  const follows = users
    .filter(({ id }) => id !== 1 && isLucky(0.4))
    .map(({ id }) => ({ follower: 1, tipster: id }));
  return { leagues, matches, users, tips, follows, lines: makeLines(matches) };
}

type Stored = Readonly<Record<string, unknown>>;

/** Columns that are not named keep their defaults. */
async function insert(db: Db, table: string, rows: readonly Stored[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += 500) {
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)},
        ${JSON.stringify(rows.slice(from, from + 500))}::json)
    `.execute(db);
  }
}

const timeOf = (seconds: number | null) => (seconds === null ? null : atSecond(seconds));

async function storeMatches(db: Db, { leagues, matches }: SearchWorld): Promise<void> {
  const named = { slug: 'x', name_en: 'X', name_ru: 'Х', country_code: '', is_simulated: true };
  await insert(
    db,
    'leagues',
    leagues.map(({ id, sport, type }) => ({
      ...named,
      id,
      sport,
      league_type: type,
    })),
  );
  const span = { name: 'x', starts_on: '2026-01-01', ends_on: '2026-12-31' };
  await insert(
    db,
    'seasons',
    leagues.map(({ id }) => ({ ...span, id, league_id: id })),
  );
  const teams = [1, 2, 3].flatMap((sport) =>
    [sport * 2, sport * 2 + 1].map((id) => ({ id, sport })),
  );
  await insert(
    db,
    'teams',
    teams.map((team) => ({ ...named, ...team })),
  );
  await insert(
    db,
    'matches',
    matches.map(({ id, sport, leagueId, startsAt, status }, index) => ({
      id,
      sport,
      league_id: leagueId,
      season_id: leagueId,
      home_id: sport * 2,
      away_id: sport * 2 + 1,
      leg: index + 1,
      slug: 'x',
      starts_at: atSecond(startsAt),
      bucket: BUCKET,
      status,
    })),
  );
}

async function storePeople(db: Db, { users, follows }: SearchWorld): Promise<void> {
  await insert(
    db,
    'users',
    users.map(({ id, isPrivate, isBlocked, resetAt }) => ({
      id,
      ledger_id: `ledger${id}`,
      name: `Capper ${id}`,
      name_folded: `capper ${id}`,
      url: `capper-${id}`,
      is_private: isPrivate,
      reset_at: timeOf(resetAt),
      created_at: atSecond(0),
      blocked_at: isBlocked ? atSecond(NOW) : null,
    })),
  );
  await insert(
    db,
    'follows',
    follows.map(({ follower, tipster }) => ({
      follower_id: follower,
      tipster_id: tipster,
      created_at: atSecond(NOW),
    })),
  );
}

async function storeTips(db: Db, { tips, matches }: SearchWorld): Promise<void> {
  const startOf = new Map(matches.map(({ id, startsAt }) => [id, startsAt]));
  await insert(
    db,
    'tips',
    tips.map((tip) => ({
      id: tip.id,
      user_id: tip.userId,
      match_id: tip.matchId,
      sport: tip.sport,
      odd_type: tip.oddType,
      market: tip.market,
      milli: tip.milli,
      stake: tip.stake,
      description: tip.description,
      is_text_hidden: tip.isHidden,
      contest_season_id: tip.contestSeasonId,
      created_at: atSecond(tip.createdAt),
      starts_at: atSecond(startOf.get(tip.matchId) ?? 0),
      result: tip.result,
      profit_milli: tip.profitMilli,
      settled_at: timeOf(tip.settledAt),
      seq: tip.id,
      hash: '',
      clv: tip.clv,
      is_rated: tip.settledAt !== null,
      delay_salt: tip.isDelayed ? 'salt' : null,
      settled_seq: tip.settledAt === null ? null : 10_000 + tip.id,
    })),
  );
}

async function storeLines(db: Db, { lines }: SearchWorld): Promise<void> {
  await sql`create table site_lines_of_test partition of site_lines default`.execute(db);
  const now = [...lines].flatMap(([match_id, own]) =>
    [...own].map(([odd_type, milli]) => ({ bucket: BUCKET, match_id, odd_type, milli })),
  );
  const before = now.map((line) => ({ ...line, milli: 9_000, at: atSecond(NOW - DAY) }));
  await insert(db, 'site_lines', [
    ...before,
    ...now.map((line) => ({ ...line, at: atSecond(NOW - HOUR) })),
  ]);
}

/**
 * Stores the world and counts its figures as the api does. Places are given to some at random: those
 * of the rating depend on more than a search looks at.
 */
export async function storeSearchWorld(db: Db, world: SearchWorld): Promise<SearchWorld> {
  await storeMatches(db, world);
  await storePeople(db, world);
  await storeTips(db, world);
  await storeLines(db, world);
  await sql`insert into ratings_wanted (user_id) select id from users`.execute(db);
  await refreshRatings({ db, clock: () => NOW });
  const { rows } = await sql<{ user_id: number; position: number }>`
    update ratings set position = placed.position
    from (
      select user_id, row_number() over (order by user_id * 7 % 11)::int as position
      from ratings where user_id % 3 <> 0
    ) placed
    where placed.user_id = ratings.user_id
    returning ratings.user_id, ratings.position
  `.execute(db);
  await sql`update ratings set position = null where user_id % 3 = 0`.execute(db);
  const positions = new Map(rows.map((row) => [row.user_id, row.position]));
  const users = world.users.map((user) => ({ ...user, position: positions.get(user.id) ?? null }));
  return { ...world, users };
}
