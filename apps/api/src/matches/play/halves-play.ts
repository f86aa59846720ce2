import { type HalvesPlay, MATCH_STATUS, type Pair, type SportRules } from '@tipmark/domain';
import type { PlayedMatchRow } from './played-match-row.ts';

const YELLOW_POINTS = 1;
const RED_POINTS = 2;

function halves(row: PlayedMatchRow): Pair[] {
  const { home_periods: home, away_periods: away } = row;
  if (home === null || away === null) return [];
  return home.map((goals, index): Pair => [goals, away[index] ?? 0]);
}

/**
 * The score of an awarded match is the tribunal's. The score actually played is known only where
 * both halves were reported.
 */
function scoreOf(row: PlayedMatchRow, played: readonly Pair[]): Pair | null {
  if (row.status === MATCH_STATUS.awarded) {
    const [first, second] = played;
    return first && second ? [first[0] + second[0], first[1] + second[1]] : null;
  }
  const { home_score: home, away_score: away } = row;
  return home === null || away === null ? null : [home, away];
}

function cardPointsOf(row: PlayedMatchRow): number | null {
  const { yellow_cards: yellow, red_cards: red, home_red_cards: home, away_red_cards: away } = row;
  const reds = red ?? (home === null || away === null ? null : home + away);
  return yellow === null || reds === null ? null : yellow * YELLOW_POINTS + reds * RED_POINTS;
}

/** The data needed to settle markets of a sport that is played in halves. */
export function halvesPlayOf(row: PlayedMatchRow, { sport }: SportRules): HalvesPlay {
  const played = halves(row);
  return {
    sport,
    score: scoreOf(row, played),
    halfScore: played[0] ?? null,
    isHalfOver: played.length > 1,
    isRegularTimeOver: row.home_extra !== null || row.home_penalties !== null,
    corners: row.corners,
    cardPoints: cardPointsOf(row),
  };
}
