import type { MatchListItem } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';

type Score = readonly [home: number, away: number];

function pairOf(home: number | null | undefined, away: number | null | undefined) {
  return typeof home === 'number' && typeof away === 'number' ? ([home, away] as const) : undefined;
}

/** Halves, extra time and shoot-out as far as they are known; the second half once it is over. */
export function matchParts({ status, home, away }: MatchListItem, t: Translate): string[] {
  const full = pairOf(home.score, away.score);
  const first = pairOf(home.periodScores?.[0], away.periodScores?.[0]);
  const isOver = status === MATCH_STATUS.finished;
  const second =
    isOver && full && first ? ([full[0] - first[0], full[1] - first[1]] as const) : undefined;
  const parts: readonly (readonly [word: string, score: Score | undefined])[] = [
    ['match.firstHalf', first],
    ['match.secondHalf', second],
    ['liveState.extraTime', pairOf(home.extraScore, away.extraScore)],
    ['liveState.penalties', pairOf(home.penaltiesScore, away.penaltiesScore)],
  ];
  return parts.flatMap(([word, score]) =>
    score ? t('match.halfScore', { half: t(word), score: score.join(':') }) : [],
  );
}
