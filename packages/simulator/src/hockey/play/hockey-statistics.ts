import type { TeamStatistics } from '@tipmark/contract/feed';
import type { ExpectedGoals } from '../../chance/goal-model.ts';
import { type BothSides, partsOf } from '../../chance/parts-of.ts';
import { type Random, randomOf } from '../../chance/random.ts';
import {
  type HockeyIncident,
  type HockeyTimeline,
  isHockeyGoal,
  type Side,
} from './hockey-timeline.ts';

/** Statistics of a match at any of its seconds; they only grow. */
export interface HockeyStatistics {
  /** Seconds of the shots of a side that were saved. */
  readonly saved: Readonly<Record<Side, readonly number[]>>;
  /** Goals that were expected of a side before the match. */
  readonly expected: Readonly<Record<Side, number>>;
  at(second: number): BothSides;
  /** Of its periods so far, separately. */
  partsAt(second: number): BothSides[];
}

const SAVED_SHOTS = 25;
const SHOTS_PER_GOAL = 1.6;
const FACE_OFFS = 57;
const PERIODS = 3;
const PERIOD_SECONDS = 1_200;
const PENALTY_MINUTES: Partial<Record<HockeyIncident['type'], number>> = {
  penalty: 2,
  major_penalty: 5,
  misconduct: 10,
};

export function hockeyStatistics(
  seed: number,
  matchKey: string,
  expected: ExpectedGoals,
  timeline: HockeyTimeline,
): HockeyStatistics {
  const random = randomOf(seed, 'figures', matchKey);
  const saved = {
    home: moments(random, SAVED_SHOTS + SHOTS_PER_GOAL * (expected[0] - 2.6), timeline),
    away: moments(random, SAVED_SHOTS + SHOTS_PER_GOAL * (expected[1] - 2.6), timeline),
  };
  const faceOffs = moments(random, FACE_OFFS, timeline).map((second) => ({
    second,
    isHome: random.chance(0.5),
  }));
  const sideAt = (side: Side, second: number): TeamStatistics => {
    const other = side === 'home' ? 'away' : 'home';
    const until = timeline.incidents.filter((one) => one.second <= second);
    const own = until.filter((one) => one.side === side);
    const goals = own.filter(isHockeyGoal);
    const count = (one: readonly number[]) => one.filter((at) => at <= second).length;
    const superior = until.filter(
      ({ side: of, type }) => of === other && (type === 'penalty' || type === 'major_penalty'),
    );
    return {
      shots: count(saved[side]) + goals.length,
      saves: count(saved[other]),
      powerPlays: superior.length,
      powerPlayGoals: goals.filter(({ type }) => type === 'power_play_goal').length,
      penaltyMinutes: own.reduce((sum, { type }) => sum + (PENALTY_MINUTES[type] ?? 0), 0),
      faceOffsWon: faceOffs.filter(
        (one) => one.second <= second && one.isHome === (side === 'home'),
      ).length,
    };
  };
  const at = (second: number) => ({ home: sideAt('home', second), away: sideAt('away', second) });
  const partsAt = (second: number) =>
    partsOf(
      Array.from(
        { length: Math.min(PERIODS, Math.floor(second / PERIOD_SECONDS) + 1) },
        (_, index) => at(Math.min(second, (index + 1) * PERIOD_SECONDS - 1)),
      ),
    );
  return { saved, expected: { home: expected[0], away: expected[1] }, at, partsAt };
}

function moments(random: Random, mean: number, { playedSeconds }: HockeyTimeline): number[] {
  const count = Math.max(8, Math.round(mean + random.normal() * Math.sqrt(mean)));
  return Array.from({ length: count }, () => random.integer(5, playedSeconds));
}
