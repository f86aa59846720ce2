import { MATCH_STATUS, SPORT, TIP_RESULT, tipProfit } from '@tipmark/domain';
import { someChance } from './some-chance.ts';

/** 2026-11-21 12:00 UTC. */
export const NOW = 1_795_262_400;
const HOUR = 3_600;
const DAY = 86_400;
export const BUCKET = 2_026 * 12 + 10;
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

export interface WorldLeague {
  id: number;
  sport: number;
  type: number;
}
export interface WorldMatch {
  id: number;
  sport: number;
  leagueId: number;
  startsAt: number;
  status: number;
}
export interface WorldUser {
  id: number;
  isPrivate: boolean;
  isBlocked: boolean;
  resetAt: number | null;
  position: number | null;
}
export interface WorldTip {
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
}
export interface SearchWorld {
  readonly leagues: readonly WorldLeague[];
  readonly matches: readonly WorldMatch[];
  readonly users: readonly WorldUser[];
  readonly tips: readonly WorldTip[];
  readonly follows: readonly { follower: number; tipster: number }[];
  /** Current site lines by match and outcome. */
  readonly lines: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

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

/**
 * A small world of three sports in which every criterion finds something and leaves something out.
 */
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
