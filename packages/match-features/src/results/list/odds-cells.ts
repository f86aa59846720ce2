import type { MatchListItem, OddsLine } from '@tipmark/contract';
import { isHot, MATCH_STATUS, type Movement, movementOf, type OddType } from '@tipmark/domain';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import type { OddsCellView } from '@tipmark/ui-kit/betting';
import { regularGoals } from '../../score/score-text.ts';

export interface OddsContext {
  /** Unix seconds at which the answer was made. */
  readonly asOf: number;
  /** Of the prices of a match, in their order. */
  readonly outcomes: readonly OddType[];
}

/** Index of the strongest move; only that one is tinted, or a busy minute would paint the page. */
function strongest(moves: readonly (Movement | null)[]): number {
  const sizes = moves.map((move) => (move?.direction ? Math.abs(move.percent) : 0));
  return sizes.indexOf(Math.max(...sizes));
}

function hasComeTrue({ selection, line = 0 }: OddType, home: number, away: number): boolean {
  if (selection === '1') return home > away;
  if (selection === 'x') return home === away;
  if (selection === '2') return home < away;
  return selection === 'o' ? home + away > line : home + away < line;
}

/** Which of them came true in regular time; nothing while the match is not over. */
function cameTrue(match: MatchListItem, outcomes: readonly OddType[]): readonly boolean[] {
  const { status, home, away } = match;
  if (status !== MATCH_STATUS.finished) return [];
  const final = [home.score, away.score] as const;
  const regular = [regularGoals(home), regularGoals(away)] as const;
  return outcomes.map((outcome) => {
    const [host, guest] = outcome.market === 'win' ? final : regular;
    return host !== undefined && guest !== undefined && hasComeTrue(outcome, host, guest);
  });
}

const NONE: OddsCellView[] = [];
const NO_ODDS: OddsLine = [];

/**
 * The prices of a row: arrows from one percent on, coloured while the change is minutes old; what
 * was taken back stands as it was last.
 */
export function oddsCells(
  match: MatchListItem,
  { asOf, outcomes }: OddsContext,
): readonly (OddsCellView | null)[] {
  const { currentOdds, takenBackOdds = NO_ODDS, firstOdds, status, oddsChangedAt } = match;
  if (currentOdds.length === 0) return NONE;
  const moves = currentOdds.map((odds, index) => movementOf(firstOdds[index] ?? null, odds));
  const isWarm = status < MATCH_STATUS.finished && isHot(oddsChangedAt, asOf);
  const hottest = isWarm ? strongest(moves) : -1;
  const won = cameTrue(match, outcomes);
  // all cells are of one shape, told or not: a page has fifteen hundred
  return currentOdds.map((odds, index) => {
    const price = odds ?? takenBackOdds[index] ?? null;
    if (price === null) return null;
    const move = moves[index]?.direction ?? undefined;
    const heat = index === hottest ? 'hot' : 'warm';
    return {
      text: formatOdds(price),
      move,
      heat: move !== undefined && isWarm ? heat : undefined,
      isSuspended: odds === null ? true : undefined,
      hasWon: won[index],
    };
  });
}
