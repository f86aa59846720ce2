import type { EventRecord } from '@tipmark/contract/feed';
import type { ExpectedGoals } from '../../chance/goal-model.ts';
import { type Random, randomOf } from '../../chance/random.ts';
import { type Kick, shootout } from '../../chance/shootout.ts';
import type { HockeyFixture } from '../hockey-fixtures.ts';
import {
  OVERTIME_MINUTES,
  overtimeOf,
  PERIOD_MINUTES,
  REGULAR_MINUTES,
  ratesAt,
  scoring,
} from './goal-process.ts';

export type Side = 'home' | 'away';

/** Something that happens at a second of the match, overtime being the fourth period. */
export interface HockeyIncident {
  /** Seconds played since the first face-off. */
  readonly second: number;
  readonly side: Side;
  readonly type: Extract<
    EventRecord['type'],
    | 'goal'
    | 'power_play_goal'
    | 'short_handed_goal'
    | 'empty_net_goal'
    | 'penalty'
    | 'major_penalty'
    | 'misconduct'
  >;
}

export interface HockeyTimeline {
  /** In order, no two in one second. */
  readonly incidents: readonly HockeyIncident[];
  readonly shots: readonly Kick[];
  readonly hasOvertime: boolean;
  /** Seconds played in all. */
  readonly playedSeconds: number;
}

export const REGULAR_SECONDS = REGULAR_MINUTES * 60;
const POWER_PLAY_SHARE = 0.2;
const SHORT_HANDED_SHARE = 0.025;
/** Penalties a side takes besides those that cost a goal. */
const PENALTIES = 2.9;
const MAJOR_SHARE = 0.04;
const MISCONDUCT_SHARE = 0.03;
const MINOR_SECONDS = 120;
const SHOOTOUT_ROUNDS = 3;
const SHOOTOUT_SHARE = 0.33;

/** Overtime of the play-offs is over by then. */
const LONGEST_OVERTIME_MINUTES = 80;

/** Plays a match to its end, regardless of its disruption. */
export function hockeyTimeline(
  seed: number,
  { key, isPlayOff }: Pick<HockeyFixture, 'key' | 'isPlayOff'>,
  expected: ExpectedGoals,
): HockeyTimeline {
  const random = randomOf(seed, 'play', key);
  const regular = goalsOfRegularTime(expected, random);
  const lead = leadOf(regular);
  if (lead !== 0) return timeline(regular, REGULAR_SECONDS, random);
  const { isDecided, homeShare } = overtimeOf(expected, isPlayOff);
  const side: Side = random.chance(homeShare) ? 'home' : 'away';
  const second =
    REGULAR_SECONDS + (isPlayOff ? suddenDeathSecond(expected, random) : overtimeSecond(random));
  if (random.chance(isDecided))
    return timeline([...regular, { second, side, type: 'goal' }], second, random);
  const end = REGULAR_SECONDS + OVERTIME_MINUTES * 60;
  const shots = shootout(randomOf(seed, 'shots', key), SHOOTOUT_ROUNDS, SHOOTOUT_SHARE);
  return { ...timeline(regular, end, random), shots };
}

function timeline(
  goals: readonly HockeyIncident[],
  playedSeconds: number,
  random: Random,
): HockeyTimeline {
  const incidents = apart([...goals, ...penaltiesOf(goals, random)]);
  return { incidents, shots: [], hasOvertime: playedSeconds > REGULAR_SECONDS, playedSeconds };
}

function goalsOfRegularTime(expected: ExpectedGoals, random: Random): HockeyIncident[] {
  const goals: HockeyIncident[] = [];
  let lead = 0;
  for (let minute = 0; minute < REGULAR_MINUTES; minute += 1) {
    const rates = ratesAt(expected, minute, lead);
    for (const [index, side] of (['home', 'away'] as const).entries()) {
      if (!random.chance(scoring(rates[index] ?? 0))) continue;
      const type = goalType(minute, side === 'home' ? lead : -lead, random);
      goals.push({ second: minute * 60 + random.integer(1, 58), side, type });
    }
    lead = leadOf(goals);
  }
  return goals;
}

function goalType(minute: number, lead: number, random: Random): HockeyIncident['type'] {
  if (minute >= REGULAR_MINUTES - 3 && lead > 0 && lead < 3) return 'empty_net_goal';
  const share = random.next();
  // A power play needs a penalty before it, in the same period.
  if (minute % PERIOD_MINUTES < 2) return 'goal';
  if (share < POWER_PLAY_SHARE) return 'power_play_goal';
  return share < POWER_PLAY_SHARE + SHORT_HANDED_SHARE ? 'short_handed_goal' : 'goal';
}

/** Earlier seconds are likelier: the first goal ends it. */
function overtimeSecond(random: Random): number {
  return 1 + Math.floor(random.next() ** 1.4 * (OVERTIME_MINUTES * 60 - 2));
}

/** The first goal of five against five, period after period, ends it. */
function suddenDeathSecond([home, away]: ExpectedGoals, random: Random): number {
  const rate = (home + away) / REGULAR_MINUTES;
  const reached = 1 - Math.exp(-rate * LONGEST_OVERTIME_MINUTES);
  const minutes = -Math.log(1 - random.next() * reached) / rate;
  return 1 + Math.min(Math.floor(minutes * 60), LONGEST_OVERTIME_MINUTES * 60 - 2);
}

/** Penalties implied by power-play and short-handed goals, and others that were killed. */
function penaltiesOf(goals: readonly HockeyIncident[], random: Random): HockeyIncident[] {
  const penalties = goals.flatMap(({ second, side, type }): HockeyIncident[] => {
    const isOfOther = type === 'power_play_goal';
    if (!isOfOther && type !== 'short_handed_goal') return [];
    const other = side === 'home' ? 'away' : 'home';
    const before = second - random.integer(8, MINOR_SECONDS - 12);
    return [{ second: before, side: isOfOther ? other : side, type: 'penalty' }];
  });
  for (const side of ['home', 'away'] as const) {
    const count = Math.max(0, Math.round(PENALTIES + random.normal() * 1.6));
    for (let index = 0; index < count; index += 1) {
      const share = random.next();
      const isMajor = share < MAJOR_SHARE;
      const isMisconduct = !isMajor && share < MAJOR_SHARE + MISCONDUCT_SHARE;
      const type = isMajor ? 'major_penalty' : isMisconduct ? 'misconduct' : 'penalty';
      penalties.push({ second: random.integer(20, REGULAR_SECONDS - 20), side, type });
    }
  }
  return penalties;
}

function apart(incidents: readonly HockeyIncident[]): HockeyIncident[] {
  let last = -1;
  return incidents
    .toSorted((one, other) => one.second - other.second)
    .map((incident) => {
      last = Math.max(incident.second, last + 1);
      return { ...incident, second: last };
    });
}

export function isHockeyGoal({ type }: HockeyIncident): boolean {
  return type.endsWith('goal');
}

function leadOf(goals: readonly HockeyIncident[]): number {
  return goals.reduce((lead, { side }) => lead + (side === 'home' ? 1 : -1), 0);
}

/** Period of a second, from 1; overtime is the fourth. */
export function periodOf(second: number): number {
  return Math.min(4, Math.floor(second / (PERIOD_MINUTES * 60)) + 1);
}
