import type { ScoreRecord } from '@tipmark/contract/feed';
import { type Incident, isDismissal, isGoal } from './incidents.ts';
import { type Half, liveState, type MatchClock } from './match-clock.ts';

export type Score = NonNullable<ScoreRecord['score']>;

/** What stands on the board once everything up to a second of a half has happened. */
export function scoreAt(incidents: readonly Incident[], half: Half, second: number): Score {
  const periods: [number, number][] =
    half === 1
      ? [[0, 0]]
      : [
          [0, 0],
          [0, 0],
        ];
  const redCards: [number, number] = [0, 0];
  for (const incident of incidents) {
    const isOver = incident.half < half || (incident.half === half && incident.second <= second);
    if (!isOver) break;
    const side = incident.side === 'home' ? 0 : 1;
    const period = periods[incident.half - 1];
    if (isGoal(incident) && period !== undefined) period[side] += 1;
    if (isDismissal(incident)) redCards[side] += 1;
  }
  const [home, away] = [0, 1].map((side) =>
    periods.reduce((sum, one) => sum + (one[side] ?? 0), 0),
  );
  return { home: home ?? 0, away: away ?? 0, periods, redCards };
}

/** Live state of a second, with the announced stoppage as the second line. */
export function liveText(half: Half, second: number, { addedMinutes }: MatchClock) {
  const text = liveState(half, second);
  return text.includes('+')
    ? { liveState: text, secondLine: `+${addedMinutes[half - 1]}` }
    : { liveState: text };
}
