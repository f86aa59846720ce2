import type { ReportedMatch, ReportedPerson } from './reported-match.ts';
import { type Decisions, samePeople } from './same-people.ts';

const person = (
  source: string,
  key: string,
  more: Partial<ReportedPerson> = {},
): ReportedPerson => ({
  text: `${source} ${key}`,
  source,
  tour: 'ATP',
  name: 'Martin Landaluce',
  aliases: [],
  id: 1,
  isFull: true,
  countryCode: 'ES',
  hand: 'R',
  bornAbout: '2006-01-08',
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
  const match = { reporters: [[known, twin]], reported: [] } as unknown as ReportedMatch;
  expect(countOf(twin, NONE, [match])).toBe(2);
});

/** A match of a person against a namesake of `opponent`, in one tournament. */
const played = (
  one: ReportedPerson,
  rank: number | null,
  round: string,
  opponent = 'Joao Fonseca',
): ReportedMatch =>
  ({
    seasonId: 7,
    reporters: [[one, person(one.source, opponent, { name: opponent })]],
    reported: [{ round, ranks: [rank, null] }],
  }) as unknown as ReportedMatch;

test('without birthdays, ranking and opponents in one tournament decide whether two rows are one person', () => {
  const first = { ...known, bornAbout: null };
  const count = (other: ReportedPerson, ...matches: ReportedMatch[]) =>
    samePeople([first, other], matches, NONE).length;
  const ofSource = person('sackmann', '2', { bornAbout: null, countryCode: null, hand: null });
  const ofOther = person('tml-database', 'L0CE', { bornAbout: null });
  expect(count(ofSource)).toBe(2);
  expect(count(ofSource, played(first, 120, 'R64'), played(ofSource, 120, 'R32'))).toBe(1);
  expect(count(ofSource, played(first, null, 'R64'), played(ofSource, null, 'R64'))).toBe(1);
  expect(count(ofSource, played(first, 120, 'R64'), played(ofSource, 124, 'R32'))).toBe(2);
  expect(count(ofOther)).toBe(1);
  expect(count(ofOther, played(first, 120, 'R64'), played(ofOther, 124, 'R64'))).toBe(1);
  expect(count(ofOther, played(first, 120, 'R64'), played(ofOther, 400, 'R32'))).toBe(2);
  const against = (round: string) => played(ofOther, null, round, 'Alexander Blockx');
  expect(count(ofOther, played(first, null, 'R64'), against('R64'))).toBe(2);
  // In groups everyone plays several.
  expect(count(ofOther, played(first, null, 'RR'), against('RR'))).toBe(1);
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
