import type { ExpectedGoals } from '../../chance/goal-model.ts';
import { randomOf } from '../../chance/random.ts';
import { goalsOf, type Kick, shootout } from '../../chance/shootout.ts';
import type { Fixture } from '../fixture.ts';
import { disciplineOf } from './discipline.ts';
import type { Disruption } from './disruption.ts';
import { type Incident, incidentsOf } from './incidents.ts';
import { type Half, type MatchClock, matchClock } from './match-clock.ts';
import { scoreAt } from './scoreboard.ts';

/** What happens on the pitch from the first to the last second. */
export interface MatchTimeline {
  readonly clock: MatchClock;
  readonly incidents: readonly Incident[];
  readonly lastHalf: Half;
  readonly kicks: readonly Kick[];
  /** Unix second of the final whistle, or of the last kick. */
  readonly endsAt: number;
}

const KICKS = 5;
const GOAL_SHARE = 0.76;
const KICK_SECONDS = 45;
/** Between the end of extra time and the first kick. */
const REST_SECONDS = 240;

/** Extra time and kicks follow where a side has to advance. */
export function matchTimeline(
  seed: number,
  fixture: Fixture,
  expected: ExpectedGoals,
  disruption: Disruption,
): MatchTimeline {
  const { key, kind } = fixture;
  const clock = matchClock(seed, fixture, disruption);
  const discipline = disciplineOf(seed, fixture, expected);
  const regular = incidentsOf(seed, key, expected, discipline, clock, [1, 2]);
  const end = (half: Half) => clock.instant(half, clock.lasts[half - 1] ?? 0);
  const { home, away } = scoreAt(regular, 2, Number.POSITIVE_INFINITY);
  if (kind !== 'cup' || home !== away) {
    return { clock, incidents: regular, lastHalf: 2, kicks: [], endsAt: end(2) };
  }
  const incidents = [...regular, ...incidentsOf(seed, key, expected, discipline, clock, [3, 4])];
  const [more, less] = scoreAt(incidents, 4, Number.POSITIVE_INFINITY).extra ?? [0, 0];
  const kicks = more === less ? shootout(randomOf(seed, 'kicks', key), KICKS, GOAL_SHARE) : [];
  const timeline = { clock, incidents, lastHalf: 4, kicks } as const;
  return { ...timeline, endsAt: kicks.length === 0 ? end(4) : kickAt(timeline, kicks.length) };
}

/** Instant of a kick, counted from 1. */
export function kickAt({ clock }: Pick<MatchTimeline, 'clock'>, number: number): number {
  return clock.instant(4, clock.lasts[3] ?? 0) + REST_SECONDS + number * KICK_SECONDS;
}

/** Who advances. */
export function winnerOf(
  { incidents, lastHalf, kicks }: MatchTimeline,
  disruption: Disruption,
): 'home' | 'away' {
  if (disruption.kind === 'awarded' || disruption.kind === 'walkover') return disruption.winner;
  const { home, away, extra = [0, 0] } = scoreAt(incidents, lastHalf, Number.POSITIVE_INFINITY);
  const [scored, missed] = goalsOf(kicks);
  return home + extra[0] + scored > away + extra[1] + missed ? 'home' : 'away';
}
