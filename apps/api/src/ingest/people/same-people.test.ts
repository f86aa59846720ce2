import type { ReportedMatch, ReportedPerson } from './reported-match.ts';
import { type Decisions, samePeople } from './same-people.ts';

const person = (
  source: string,
  key: string,
  more: Partial<ReportedPerson> = {},
): ReportedPerson => ({
  ...{
    text: `${source} ${key}`,
    source,
    tour: 'ATP',
    name: 'Martin Landaluce',
    aliases: [],
    id: 1,
  },
  ...{ isFull: true, countryCode: 'ES', hand: 'R', bornAbout: '2006-01-08' },
  ...more,
});

const NONE: Decisions = { get: () => undefined, pairsOf: () => [] };
const decided = (isSame: boolean): Decisions => ({
  get: (one, other) => (one === other ? undefined : isSame),
  pairsOf: ([one, other]) => (one && other ? [[one, other]] : []),
});
const known = person('sackmann', '1');

const countOf = (other: ReportedPerson, decisions = NONE, matches: ReportedMatch[] = []) =>
  samePeople([known, other], matches, decisions).length;

test('two ids of a source, or of two, are one person by name, birthday, country and hand', () => {
  expect(countOf(person('sackmann', '2', { bornAbout: '2006-02-01' }))).toBe(1);
  expect(countOf(person('tml-database', 'L0CE', { bornAbout: '2005-12-20' }))).toBe(1);
  expect(countOf(person('tml-database', 'L0CE', { bornAbout: null, hand: null }))).toBe(1);
  expect(countOf(person('sackmann', '2', { name: 'Landaluce Martin' }))).toBe(1);
  expect(countOf(person('sackmann', '2', { bornAbout: null }))).toBe(1);
});

test('what contradicts it keeps two people apart', () => {
  expect(countOf(person('sackmann', '2', { bornAbout: '1980-01-08' }))).toBe(2);
  expect(countOf(person('tml-database', '2', { bornAbout: '1980-01-08' }))).toBe(2);
  expect(countOf(person('tml-database', '2', { bornAbout: null, countryCode: 'AR' }))).toBe(2);
  expect(countOf(person('sackmann', '2', { bornAbout: null, hand: null }))).toBe(2);
  expect(countOf(person('sackmann', '2', { tour: 'WTA' }))).toBe(2);
  expect(countOf(person('sackmann', '2', { name: 'Marcos Landaluce' }))).toBe(2);
  const twin = person('sackmann', '2');
  const match = { reporters: [[known, twin]] } as unknown as ReportedMatch;
  expect(countOf(twin, NONE, [match])).toBe(2);
});

test('an operator decides before the evidence', () => {
  expect(countOf(person('sackmann', '2'), decided(false))).toBe(2);
  const other = person('sackmann', '2', { name: 'M. A. Landaluce', bornAbout: '1980-01-08' });
  expect(countOf(other, decided(true))).toBe(1);
});

test('somebody who contradicts one of a person is not that person', () => {
  const third = person('tml-database', 'X', { bornAbout: '2006-03-25' });
  const second = person('sackmann', '2', { bornAbout: '2006-02-20' });
  const first = person('sackmann', '1', { bornAbout: '2006-01-01' });
  const keysOf = (people: ReportedPerson[]) =>
    samePeople(people, [], NONE)
      .map((one) => one.map(({ text }) => text).toSorted())
      .toSorted();
  expect(keysOf([third, second, first])).toEqual([
    ['sackmann 1', 'sackmann 2'],
    ['tml-database X'],
  ]);
  expect(keysOf([first, third, second])).toEqual(keysOf([third, second, first]));
});
