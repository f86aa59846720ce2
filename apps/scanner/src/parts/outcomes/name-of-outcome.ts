import { type Sport, sportRules } from '@tipmark/domain';
import { outcomeName } from '@tipmark/match-features';
import type { Translate } from '@tipmark/remote-kit';

/** Texts that say whether a win may include overtime. */
const OF_OVERTIME: ReadonlySet<string> = new Set([
  'match.market-win',
  'match.winner-1',
  'match.winner-2',
]);

/** The name of an outcome in its sport. */
export function nameOfOutcome(oddType: string, sport: Sport, t: Translate): string {
  if (!sportRules(sport).score.includesOvertime) return outcomeName(oddType, t);
  return outcomeName(oddType, (key, values) =>
    t(OF_OVERTIME.has(key) ? key.replace('match.', 'overtimeMatch.') : key, values),
  );
}
