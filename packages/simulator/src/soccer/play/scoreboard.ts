import type { ScoreRecord } from '@tipmark/contract/feed';
import { type Incident, isDismissal, isGoal } from './incidents.ts';
import { type Half, liveState, type MatchClock } from './match-clock.ts';

export type Score = NonNullable<ScoreRecord['score']>;

/**
 * The score once everything up to a second of a half has happened. Goals of extra time are separate
 * from the score of the ninety minutes.
 */
export function scoreAt(incidents: readonly Incident[], half: Half, second: number): Score {
  const goals = Array.from({ length: half }, (): [number, number] => [0, 0]);
  const redCards: [number, number] = [0, 0];
  for (const incident of incidents) {
    const isOver = incident.half < half || (incident.half === half && incident.second <= second);
    if (!isOver) break;
    const side = incident.side === 'home' ? 0 : 1;
    const ofHalf = goals[incident.half - 1];
    if (isGoal(incident) && ofHalf !== undefined) ofHalf[side] += 1;
    if (isDismissal(incident)) redCards[side] += 1;
  }
  const [home, away] = sum(goals.slice(0, 2));
  const extra = half > 2 ? { extra: sum(goals.slice(2)) } : {};
  return { home, away, periods: goals.slice(0, 2), ...extra, redCards };
}

function sum(pairs: readonly (readonly [number, number])[]): [number, number] {
  return pairs.reduce<[number, number]>(([home, away], [h, a]) => [home + h, away + a], [0, 0]);
}

/** Live state of a second, with the announced stoppage as the second line. */
export function liveText(half: Half, second: number, { addedMinutes }: MatchClock) {
  const text = liveState(half, second);
  return text.includes('+')
    ? { liveState: text, secondLine: `+${addedMinutes[half - 1]}` }
    : { liveState: text };
}
