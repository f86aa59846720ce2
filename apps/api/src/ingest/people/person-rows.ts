import { asciiSlug } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import { loadPersonNames } from '../identity/named-queries.ts';
import { compareSources } from '../identity/source-order.ts';
import { allocateIds } from '../rows/allocate-ids.ts';
import type { Meanings, Person } from './mean-people.ts';
import { insertPeople, updatePeople } from './person-queries.ts';
import type { ReportedPerson } from './reported-match.ts';

/** The row of everyone. */
export type Rows = ReadonlyMap<ReportedPerson, number>;

/** A person and the row it will have; without one it gets a new row. */
interface Housed {
  person: Person;
  id: number | undefined;
}

/**
 * A row for every person: one of those that the keys of the person have, or one that nobody else
 * has.
 */
export async function ownRows(
  trx: Tx,
  people: readonly ReportedPerson[],
  meanings: Meanings,
  persons: readonly Person[],
): Promise<Rows> {
  const taken = new Set<number>();
  const house = (person: Person): Housed => {
    const free = person.map(({ id }) => id).filter((id) => !taken.has(id));
    const id = free.length === 0 ? undefined : Math.min(...free);
    if (id !== undefined) taken.add(id);
    return { person, id };
  };
  const strangers = people.filter((one) => !one.isFull && meanings.get(one) === undefined);
  const housed = [...persons, ...strangers.map((one) => [one])].map(house);
  const idOf = new Map(housed.map(({ person, id }) => [person, id]));
  const homeless = housed.filter(({ id }) => id === undefined).map(({ person }) => person);
  for (const [person, id] of await makeRows(trx, homeless)) idOf.set(person, id);
  const rows = new Map<ReportedPerson, number>();
  for (const [person, id = 0] of idOf) for (const one of person) rows.set(one, id);
  for (const [short, person] of meanings) {
    if (person !== undefined) rows.set(short, idOf.get(person) ?? 0);
  }
  return rows;
}

async function makeRows(trx: Tx, homeless: readonly Person[]): Promise<Map<Person, number>> {
  if (homeless.length === 0) return new Map();
  const firstId = await allocateIds(trx, 'teams', homeless.length);
  const made = homeless.map((person, index) => {
    const [first] = person as [ReportedPerson];
    const slug = asciiSlug(first.name, 'team');
    const country = first.countryCode ?? 'ZZ';
    return { id: firstId + index, like: first.id, name: first.name, slug, country };
  });
  await insertPeople(trx, made);
  return new Map(homeless.map((person, index) => [person, firstId + index]));
}

/** A person with several keys gets the name of the strongest source that writes it in full. */
export async function nameRows(trx: Tx, persons: readonly Person[], rows: Rows): Promise<void> {
  const named = persons.flatMap((person) => {
    if (person.length < 2) return [];
    const inOrder = person.toSorted(
      (one, other) => compareSources(one.source, other.source) || (one.text < other.text ? 1 : -1),
    );
    const [first] = inOrder as [ReportedPerson];
    const country = inOrder.find(({ countryCode }) => countryCode !== null)?.countryCode ?? 'ZZ';
    const slug = asciiSlug(first.name, 'team');
    return [{ id: rows.get(first) ?? 0, name: first.name, slug, country }];
  });
  await updatePeople(trx, named);
}

const MOST_KEYS = 4;

export async function changesOf(
  trx: Tx,
  people: readonly ReportedPerson[],
  rows: Rows,
): Promise<string[]> {
  const changed = people.filter((person) => rows.get(person) !== person.id);
  const ids = changed.map((person) => rows.get(person) ?? 0);
  const byId = await loadPersonNames(trx, ids);
  const byRow = Map.groupBy(people, (person) => rows.get(person) ?? 0);
  return changed.map((person) => {
    const id = rows.get(person) ?? 0;
    const name = byId.get(id) ?? '';
    const others = (byRow.get(id) ?? []).filter((one) => one !== person && one.isFull);
    if (person.isFull) {
      const keys = others.slice(0, MOST_KEYS).map(({ text }) => text);
      return keys.length === 0
        ? `${person.name} (${person.text}) is somebody else than others of that name`
        : `${person.name} (${person.text}) is ${keys.join(', ')}`;
    }
    return person.name === name
      ? `${name} (${person.tour}) means several people`
      : `${person.name} (${person.tour}) is ${name}`;
  });
}
