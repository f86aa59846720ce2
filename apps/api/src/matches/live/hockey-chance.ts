import type { Pair } from '@tipmark/domain';
import {
  type FairTotal,
  type HockeyStart,
  hockeyMarketGoals,
  type LiveHockey,
  liveHockey,
  overtimeWin,
  type PowerPlay,
  type ResultProbabilities,
} from '@tipmark/prediction';
import { memoize } from '@tipmark/server-kit';

const PERIOD_SECONDS = 1_200;
const MINUTE_SECONDS = 60;
const REGULAR_SECONDS = 3 * PERIOD_SECONDS;
/** Fewer than matches of a day with prices. */
const MAX_MATCHES = 500;
const FIXED_POINT_STEPS = 12;

/** Seconds of play by the live state; undefined for a state that is not known. */
export function hockeySecond(liveState: string | null): number | undefined {
  if (liveState === 'OT' || liveState === 'SO') return REGULAR_SECONDS;
  const [, over] = /^INT([123])$/.exec(liveState ?? '') ?? [];
  if (over !== undefined) return Number(over) * PERIOD_SECONDS;
  const [, period, minute, second] = /^P([123]):(\d\d?):(\d\d)$/.exec(liveState ?? '') ?? [];
  if (period === undefined) return undefined;
  const ofPeriod = Number(minute) * MINUTE_SECONDS + Number(second);
  return (Number(period) - 1) * PERIOD_SECONDS + Math.min(PERIOD_SECONDS, ofPeriod);
}

/** `5x4:1:18`: skaters of both sides, and the time left. */
export function powerPlayOf(secondLine: string | null, second: number): PowerPlay | undefined {
  const [, home, away, minute, left] = /^(\d)x(\d):(\d+):(\d\d)$/.exec(secondLine ?? '') ?? [];
  if (home === undefined || home === away) return undefined;
  return {
    side: Number(home) > Number(away) ? 'home' : 'away',
    untilSecond: second + Number(minute) * MINUTE_SECONDS + Number(left),
  };
}

/** A match before its start: by its closing prices, or by a model where it has none. */
export interface HockeyBasis {
  /** Of sixty minutes; absent where only the final winner has prices. */
  readonly fair?: ResultProbabilities | undefined;
  readonly homeWin?: number | undefined;
  readonly total?: FairTotal | undefined;
  /** Absent: they follow from the prices. */
  readonly goals?: Pair | undefined;
}

export interface HockeyPlay {
  readonly second: number;
  /** Of sixty minutes. */
  readonly score: Pair;
  readonly powerPlay?: PowerPlay | undefined;
}

const USUAL_TOTAL: FairTotal = { line: 5.5, over: 0.5 };

/** The chance to win in the end at which overtime gives the favourite its part of the draws. */
function homeWinOf([home, draw, away]: ResultProbabilities): number {
  let homeWin = home / (home + away);
  for (let step = 0; step < FIXED_POINT_STEPS; step += 1) {
    homeWin = home + draw * overtimeWin(homeWin);
  }
  return homeWin;
}

const startOf = memoize({ maxEntries: MAX_MATCHES }, (text): HockeyStart => {
  const { fair, homeWin: known, total = USUAL_TOTAL, goals } = JSON.parse(text) as HockeyBasis;
  const homeWin = known ?? (fair ? homeWinOf(fair) : 0.5);
  const start = {
    goals: goals ?? hockeyMarketGoals({ homeWin, total, isTotalWithOvertime: false }),
    homeWin,
  };
  const before = liveHockey(start, { second: 0, score: [0, 0] }).result;
  return { ...start, market: fair, before };
});

/** Result of sixty minutes and the chance of the home side to win in the end. */
export function hockeyChance(
  basis: HockeyBasis,
  play: HockeyPlay,
): Pick<LiveHockey, 'result' | 'homeWin'> {
  return liveHockey(startOf(JSON.stringify(basis)), play);
}
