import { SPORT, type Sport } from '@tipmark/domain';
import { outcomeName } from '@tipmark/match-features';
import type { Translate } from '@tipmark/remote-kit';

/** Texts that only hockey has: its wins may include overtime. */
const OF_HOCKEY: ReadonlySet<string> = new Set([
  'match.market-win',
  'match.winner-1',
  'match.winner-2',
]);

/** The name of an outcome in its sport. */
export function nameOfOutcome(oddType: string, sport: Sport, t: Translate): string {
  if (sport !== SPORT.hockey) return outcomeName(oddType, t);
  return outcomeName(oddType, (key, values) =>
    t(OF_HOCKEY.has(key) ? key.replace('match.', 'hockeyMatch.') : key, values),
  );
}
