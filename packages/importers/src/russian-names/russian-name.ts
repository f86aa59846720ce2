import { foldName } from '@tipmark/domain';
import clubs from './clubs.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import referees from './referees.json' with { type: 'json' };
import tournaments from './tournaments.json' with { type: 'json' };

/** Whose name it is: names of a kind are looked up among their own. */
type NamedKind = 'player' | 'club' | 'tournament' | 'referee';

const byFoldedName = (names: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(names).map(([name, russian]) => [foldName(name), russian]));

const KNOWN: Readonly<Record<NamedKind, ReadonlyMap<string, string>>> = {
  player: byFoldedName(people),
  club: byFoldedName(clubs),
  tournament: byFoldedName(tournaments),
  referee: byFoldedName(referees),
};

/** What a further tournament of a city is called: `Adelaide 2`. */
const NUMBER = / \d$/;

/**
 * A name as it is known in Russian, for sources that only have the English one; case, accents and
 * punctuation do not matter. `Adelaide 2` → `Аделаида 2`.
 * @returns undefined where it is not in the dictionary: a spelling by rule would be a guess
 */
export function russianName(kind: NamedKind, name: string): string | undefined {
  const known = KNOWN[kind].get(foldName(name));
  if (known !== undefined || kind !== 'tournament') return known;
  const [number = ''] = NUMBER.exec(name) ?? [];
  const city = number === '' ? undefined : KNOWN.tournament.get(foldName(name.replace(NUMBER, '')));
  return city === undefined ? undefined : city + number;
}

/** A name in the languages in which it is known. */
export function inBoth(kind: NamedKind, en: string): { en: string; ru?: string } {
  const ru = russianName(kind, en);
  return ru === undefined ? { en } : { en, ru };
}
