import type { ScoreRecord } from '@tipmark/contract/feed';
import { type HockeyTimeline, isHockeyGoal, periodOf } from './hockey-timeline.ts';

/** The score after a second played: overtime's goal is in the score and also separate. */
export function hockeyScore(
  { incidents }: Pick<HockeyTimeline, 'incidents'>,
  second: number,
): NonNullable<ScoreRecord['score']> {
  const count = periodOf(second);
  const goals = Array.from({ length: count }, (): [number, number] => [0, 0]);
  for (const incident of incidents) {
    if (incident.second > second) break;
    const period = goals[periodOf(incident.second) - 1];
    if (isHockeyGoal(incident) && period !== undefined)
      period[incident.side === 'home' ? 0 : 1] += 1;
  }
  const [home, away] = goals.reduce<[number, number]>(
    ([h, a], one) => [h + one[0], a + one[1]],
    [0, 0],
  );
  const [, , , extra] = goals;
  return { home, away, periods: goals.slice(0, 3), ...(extra === undefined ? {} : { extra }) };
}
