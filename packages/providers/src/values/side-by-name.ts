import { foldName } from '@tipmark/domain';

export type Side = 'home' | 'away';

/**
 * Which side a name means, whatever the order of a list: exactly first, then without accents, case
 * and punctuation; undefined where it is neither or could be both.
 */
export function sideByName(name: unknown, home: string, away: string): Side | undefined {
  if (typeof name !== 'string') return undefined;
  if (name === home || name === away) return name === home ? 'home' : 'away';
  const [folded, ofHome, ofAway] = [name, home, away].map(foldName);
  if (folded === '' || ofHome === ofAway) return undefined;
  if (folded === ofHome) return 'home';
  return folded === ofAway ? 'away' : undefined;
}
