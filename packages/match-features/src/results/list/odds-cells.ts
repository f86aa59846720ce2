import type { MatchListItem } from '@tipmark/contract';
import { isHot, MATCH_STATUS, type Movement, movementOf } from '@tipmark/domain';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import type { OddsCellView } from '@tipmark/ui-kit/betting';

export interface OddsContext {
  /** Unix seconds at which the answer was made. */
  readonly asOf: number;
  /** 2.5 goals and the like. */
  readonly mainTotalLine: number;
}

/** Index of the strongest move; only that one is tinted, or a busy minute would paint the page. */
function strongest(moves: readonly (Movement | null)[]): number {
  const sizes = moves.map((move) => (move?.direction ? Math.abs(move.percent) : 0));
  return sizes.indexOf(Math.max(...sizes));
}

/** Which of 1, X, 2, over, under came true in regular time; nothing while the match is not over. */
function outcomesOf({ status, home, away }: MatchListItem, line: number): readonly boolean[] {
  if (status !== MATCH_STATUS.finished) return [];
  if (home.score === undefined || away.score === undefined) return [];
  const difference = home.score - away.score;
  const total = home.score + away.score;
  return [difference > 0, difference === 0, difference < 0, total > line, total < line];
}

const NONE: OddsCellView[] = [];

/** The prices of a row: arrows from one percent on, coloured while the change is minutes old. */
export function oddsCells(
  match: MatchListItem,
  { asOf, mainTotalLine }: OddsContext,
): readonly (OddsCellView | null)[] {
  const { currentOdds, firstOdds, status, oddsChangedAt } = match;
  if (currentOdds.length === 0) return NONE;
  const moves = currentOdds.map((odds, index) => movementOf(firstOdds[index] ?? null, odds));
  const isWarm = status < MATCH_STATUS.finished && isHot(oddsChangedAt, asOf);
  const hottest = isWarm ? strongest(moves) : -1;
  const won = outcomesOf(match, mainTotalLine);
  // all cells are of one shape, told or not: a page has fifteen hundred
  return currentOdds.map((odds, index) => {
    if (odds === null) return null;
    const move = moves[index]?.direction ?? undefined;
    const heat = index === hottest ? 'hot' : 'warm';
    return {
      text: formatOdds(odds),
      move,
      heat: move !== undefined && isWarm ? heat : undefined,
      hasWon: won[index],
    };
  });
}
