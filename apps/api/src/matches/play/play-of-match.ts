import { DAY_SECONDS, type Play, sportRules } from '@tipmark/domain';
import { halvesPlayOf } from './halves-play.ts';
import { periodsPlayOf } from './periods-play.ts';
import type { PlayedMatchRow } from './played-match-row.ts';
import { setsPlayOf } from './sets-play.ts';

/** What was played, as the markets of its sport see it. */
export function playOfMatch(row: PlayedMatchRow): Play {
  const rules = sportRules(row.sport);
  if (rules.score.unit === 'set') return setsPlayOf(row, rules);
  return rules.score.includesOvertime ? periodsPlayOf(row, rules) : halvesPlayOf(row, rules);
}

/** An abandoned match of a tournament can be resumed for the length of its tournament. */
export function isAbandoned(row: PlayedMatchRow, nowSeconds: number): boolean {
  const { waitsForTournament } = sportRules(row.sport).settlement;
  return waitsForTournament && nowSeconds > row.season_ends_at + 2 * DAY_SECONDS;
}
