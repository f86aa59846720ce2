import { playerSlug } from '@tipmark/domain';
import type { SquadPlayer } from '../../platform/database/reference-tables.ts';
import type { NamedPlayerRow } from './player-queries.ts';

export interface NamedPlayer {
  /** All ways he is written. */
  readonly names: readonly string[];
  readonly known: SquadPlayer;
  readonly origin: string | null;
}

const lastWord = (name: string) => name.split(' ').at(-1) ?? name;

/**
 * The player of a link among all who are named for his team: spellings that differ in accents are
 * one player, and a surname alone is the only player of the team with it.
 */
export function namedPlayer(
  rows: readonly NamedPlayerRow[],
  link: string,
): NamedPlayer | undefined {
  const bySlug = Map.groupBy(rows, ({ name }) => playerSlug(name));
  const own = bySlug.get(link);
  const [first] = own?.toSorted((one, other) => Number(!one.known) - Number(!other.known)) ?? [];
  if (!own || !first) return undefined;
  const surname = lastWord(first.name);
  const others = new Set(
    rows
      .filter(({ name }) => name.includes(' ') && lastWord(name) === surname)
      .map(({ name }) => playerSlug(name)),
  );
  const alone = others.size === 1 && rows.some(({ name }) => name === surname);
  return {
    names: [...new Set([...own.map(({ name }) => name), ...(alone ? [surname] : [])])],
    known: first.known ?? { name: first.name },
    origin: first.origin,
  };
}
