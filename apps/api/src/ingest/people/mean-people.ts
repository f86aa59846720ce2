import {
  isOfFull,
  type JoinedMatch,
  type ReportedMatch,
  type ReportedPerson,
} from './reported-match.ts';

/**
 * Row that a short name resolves to: one of a person with a full name; undefined = a separate row.
 */
export type Meanings = ReadonlyMap<ReportedPerson, number | undefined>;

/**
 * Resolves short names to people from all stored reports and nothing else: the matches reported
 * under a short name that a source with full names reported too, and without any the one person
 * with that alias. A name that matched several people resolves to none of them.
 */
export function meanPeople(
  people: readonly ReportedPerson[],
  matches: readonly ReportedMatch[],
  twins: readonly JoinedMatch[],
): Meanings {
  const votes = new Map<ReportedPerson, Set<number>>();
  const vote = (person: ReportedPerson, id: number) => {
    if (person.isFull) return;
    votes.set(person, (votes.get(person) ?? new Set()).add(id));
  };
  for (const match of matches) {
    if (!isOfFull(match)) continue;
    const fullSides = fullSidesOf(match);
    for (const [one, other] of match.reporters) {
      vote(one, fullSides[0]);
      vote(other, fullSides[1]);
    }
  }
  for (const { from, into, isSwapped } of twins) {
    const [first, second] = fullSidesOf(into);
    for (const [one, other] of from.reporters) {
      vote(one, isSwapped ? second : first);
      vote(other, isSwapped ? first : second);
    }
  }
  const byAlias = aliasesOf(people);
  const meanings = new Map<ReportedPerson, number | undefined>();
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
export function fullSidesOf({ reporters, sides }: ReportedMatch): readonly [number, number] {
  const full = reporters.find(([one, other]) => one.isFull && other.isFull);
  return full === undefined ? sides : [full[0].id, full[1].id];
}

/** `tour alias` → rows of the people with full names that have it. */
function aliasesOf(people: readonly ReportedPerson[]): Map<string, Set<number>> {
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
  { tour, aliases }: ReportedPerson,
  byAlias: ReadonlyMap<string, ReadonlySet<number>>,
): number | undefined {
  const surestFirst = aliases.toSorted((one, other) => other.length - one.length);
  for (const alias of surestFirst) {
    const ids = byAlias.get(`${tour} ${alias}`);
    if (ids !== undefined) return ofOne(ids, [...ids][0]);
  }
  return undefined;
}
