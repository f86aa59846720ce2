import { isOfFull, type JoinedMatch, type ToldMatch, type ToldPerson } from './told-match.ts';

/** Row that a short name means: one of a person with a full name; undefined = a row of its own. */
export type Meanings = ReadonlyMap<ToldPerson, number | undefined>;

/**
 * Whom the short names mean, worked out from everything that is known and nothing else: the matches
 * told under them that a source of full names told too, and if there are none the one person whose
 * alias they are. A name that meant several people means none of them.
 */
export function meanPeople(
  people: readonly ToldPerson[],
  matches: readonly ToldMatch[],
  twins: readonly JoinedMatch[],
): Meanings {
  const votes = new Map<ToldPerson, Set<number>>();
  const vote = (person: ToldPerson, id: number) => {
    if (person.isFull) return;
    votes.set(person, (votes.get(person) ?? new Set()).add(id));
  };
  for (const match of matches) {
    if (!isOfFull(match)) continue;
    const fullSides = fullSidesOf(match);
    for (const [one, other] of match.tellers) {
      vote(one, fullSides[0]);
      vote(other, fullSides[1]);
    }
  }
  for (const { from, into, isTurned } of twins) {
    const [first, second] = fullSidesOf(into);
    for (const [one, other] of from.tellers) {
      vote(one, isTurned ? second : first);
      vote(other, isTurned ? first : second);
    }
  }
  const byAlias = aliasesOf(people);
  const meanings = new Map<ToldPerson, number | undefined>();
  for (const person of people) {
    if (person.isFull) continue;
    const ids = votes.get(person);
    const [only] = ids ?? [];
    meanings.set(person, ids === undefined ? namesakeOf(person, byAlias) : ofOne(ids, only));
  }
  return meanings;
}

const ofOne = (ids: ReadonlySet<number>, only: number | undefined) =>
  ids.size === 1 ? only : undefined;

/** Rows of the two people by the source that writes them in full. */
export function fullSidesOf({ tellers, sides }: ToldMatch): readonly [number, number] {
  const full = tellers.find(([one, other]) => one.isFull && other.isFull);
  return full === undefined ? sides : [full[0].id, full[1].id];
}

/** `tour alias` → rows of the people with full names that have it. */
function aliasesOf(people: readonly ToldPerson[]): Map<string, Set<number>> {
  const byAlias = new Map<string, Set<number>>();
  for (const { isFull, tour, aliases, id } of people) {
    if (!isFull) continue;
    for (const alias of aliases) {
      const text = `${tour} ${alias}`;
      byAlias.set(text, (byAlias.get(text) ?? new Set()).add(id));
    }
  }
  return byAlias;
}

function namesakeOf(
  { tour, aliases }: ToldPerson,
  byAlias: ReadonlyMap<string, ReadonlySet<number>>,
): number | undefined {
  const surestFirst = aliases.toSorted((one, other) => other.length - one.length);
  for (const alias of surestFirst) {
    const ids = byAlias.get(`${tour} ${alias}`);
    if (ids !== undefined) return ofOne(ids, [...ids][0]);
  }
  return undefined;
}
