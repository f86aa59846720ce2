import type { MatchListItem } from '@tipmark/contract';
import { MATCH_STATUS, type OddType } from '@tipmark/domain';
import { regularGoals } from './score-text.ts';

function hasComeTrue({ selection, line = 0 }: OddType, home: number, away: number): boolean {
  if (selection === '1') return home > away;
  if (selection === 'x') return home === away;
  if (selection === '2') return home < away;
  return selection === 'o' ? home + away > line : home + away < line;
}

/** Which of them came true in regular time; empty while the match is not over. */
export function cameTrue(match: MatchListItem, outcomes: readonly OddType[]): readonly boolean[] {
  const { status, home, away } = match;
  if (status !== MATCH_STATUS.finished) return [];
  const final = [home.score, away.score] as const;
  const regular = [regularGoals(home), regularGoals(away)] as const;
  return outcomes.map((outcome) => {
    const [host, guest] = outcome.market === 'win' ? final : regular;
    return host !== undefined && guest !== undefined && hasComeTrue(outcome, host, guest);
  });
}
