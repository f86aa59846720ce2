import type { JoinedMatch, ReportedMatch, ReportedPerson } from './reported-match.ts';

/** Whom a short name means: a person with a full name; undefined = somebody else. */
export type Meanings = ReadonlyMap<ReportedPerson, Person | undefined>;

/** Everything that is reported of one person under full names. */
export type Person = readonly ReportedPerson[];

/**
 * Resolves short names to people from all stored reports and nothing else: the matches reported
 * under a short name that a source with full names reported too, and without any the one person
 * with that alias. A name that matched several people resolves to none of them.
 */
export function meanPeople(
  people: readonly ReportedPerson[],
  matches: readonly ReportedMatch[],
  twins: readonly JoinedMatch[],
  persons: readonly Person[],
): Meanings {
  const personOf = new Map(
    persons.flatMap((person) => person.map((one) => [one, person] as const)),
  );
  const votes = new Map<ReportedPerson, Set<Person>>();
  const vote = (short: ReportedPerson, full: ReportedPerson | undefined) => {
    const person = full === undefined ? undefined : personOf.get(full);
    if (short.isFull || person === undefined) return;
    votes.set(short, (votes.get(short) ?? new Set()).add(person));
  };
  for (const match of matches) {
    const full = fullReporterOf(match);
    for (const [one, other] of match.reporters) {
      vote(one, full?.[0]);
      vote(other, full?.[1]);
    }
  }
  for (const { from, into, isSwapped } of twins) {
    const [first, second] = fullReporterOf(into) ?? [];
    for (const [one, other] of from.reporters) {
      vote(one, isSwapped ? second : first);
      vote(other, isSwapped ? first : second);
    }
  }
  const byAlias = aliasesOf(persons);
  const meanings = new Map<ReportedPerson, Person | undefined>();
  for (const person of people) {
    if (person.isFull) continue;
    const ids = votes.get(person);
    const [only] = ids ?? [];
    meanings.set(person, ids === undefined ? namesakeOf(person, byAlias) : ofOne(ids, only));
  }
  return meanings;
}

const ofOne = (ids: ReadonlySet<Person>, only: Person | undefined) =>
  ids.size === 1 ? only : undefined;

/** The two people by the first source that writes both in full. */
export const fullReporterOf = ({ reporters }: ReportedMatch) =>
  reporters.find(([one, other]) => one.isFull && other.isFull);

/** `tour alias` → the people with full names that have it. */
function aliasesOf(persons: readonly Person[]): Map<string, Set<Person>> {
  const byAlias = new Map<string, Set<Person>>();
  for (const person of persons) {
    for (const { tour, aliases } of person) {
      for (const alias of aliases) {
        const text = `${tour} ${alias}`;
        byAlias.set(text, (byAlias.get(text) ?? new Set()).add(person));
      }
    }
  }
  return byAlias;
}

function namesakeOf(
  { tour, aliases }: ReportedPerson,
  byAlias: ReadonlyMap<string, ReadonlySet<Person>>,
): Person | undefined {
  const surestFirst = aliases.toSorted((one, other) => other.length - one.length);
  for (const alias of surestFirst) {
    const persons = byAlias.get(`${tour} ${alias}`);
    if (persons !== undefined) return ofOne(persons, [...persons][0]);
  }
  return undefined;
}
