import type { MatchListItem, TeamInMatch } from '@tipmark/contract';

type Sides = Pick<MatchListItem, 'home' | 'away'>;

/**
 * All goals of a side, extra time included; the shoot-out is shown beside them. Where a list has
 * all parts of a match the score is the final one, which contains the goal of the overtime.
 */
export function goalsOf({ score, extraScore = 0, periodScores = [] }: TeamInMatch) {
  if (score === undefined) return undefined;
  return periodScores.length > 1 ? score : score + extraScore;
}

/** Goals of a side in regular time, which prices of the result and of totals are about. */
export function regularGoals({ score, periodScores = [] }: TeamInMatch): number | undefined {
  if (score === undefined || periodScores.length < 2) return score;
  return periodScores.reduce<number>((sum, goals) => sum + (goals ?? 0), 0);
}

/** `3:3`: all goals, those of extra time included; undefined while there is no score. */
export function scoreText({ home, away }: Sides): string | undefined {
  const host = goalsOf(home);
  return host === undefined ? undefined : `${host}:${goalsOf(away) ?? 0}`;
}

/** `3:3 (4:2)`: all goals, and the shoot-out that decided. */
export function resultText(match: Sides): string | undefined {
  const score = scoreText(match);
  const [home, away] = [match.home.penaltiesScore, match.away.penaltiesScore];
  if (score === undefined || home === undefined) return score;
  return `${score}\u00A0(${home}:${away ?? 0})`;
}
