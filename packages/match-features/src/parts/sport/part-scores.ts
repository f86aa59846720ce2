import type { MatchListItem } from '@tipmark/contract';
import type { Translate } from '@tipmark/remote-kit';

type Goals = number | null | undefined;

const scoreOf = (home: Goals, away: Goals): string | undefined =>
  typeof home === 'number' && typeof away === 'number' ? `${home}:${away}` : undefined;

/**
 * Parts of a match as they were reported, extra time and shoot-out where known, as text. The sport
 * names its parts: `stats.half`.
 */
export function partScores({ home, away }: MatchListItem, t: Translate): string[] {
  const parts = (home.periodScores ?? []).map(
    (goals, index) =>
      [t('stats.half', { part: index + 1 }), scoreOf(goals, away.periodScores?.[index])] as const,
  );
  const later = [
    [t('liveState.extraTime'), scoreOf(home.extraScore, away.extraScore)],
    [t('liveState.penalties'), scoreOf(home.penaltiesScore, away.penaltiesScore)],
  ] as const;
  return [...parts, ...later].flatMap(([half, score]) =>
    score === undefined ? [] : t('match.halfScore', { half, score }),
  );
}
