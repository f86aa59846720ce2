import type { MatchListItem, TeamInMatch } from '@tipmark/contract';

type Sides = Pick<MatchListItem, 'home' | 'away'>;

/**
 * What a side scored in all, extra time included; the shoot-out is told beside it. Where a list has
 * all parts of a match the score is the final one, which holds the goal of the overtime.
 */
export function goalsOf({ score, extraScore = 0, periodScores = [] }: TeamInMatch) {
  if (score === undefined) return undefined;
  return periodScores.length > 1 ? score : score + extraScore;
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
