import { foldName } from '../rows/fold-name.ts';
import type { ReportedMatch, ReportedPerson } from './reported-match.ts';

/** What an operator decided about two people, by their texts. */
export interface Decisions {
  /** true = one person, false = two, undefined = the evidence decides. */
  get(one: ReportedPerson, other: ReportedPerson): boolean | undefined;
  /** Those of the people about whom there is a decision. */
  pairsOf(people: readonly ReportedPerson[]): (readonly [ReportedPerson, ReportedPerson])[];
}

/** Birthdays computed from ages in years with one decimal are right to a month. */
const MOST_DAYS_APART = 62;
const DAY_MS = 86_400_000;

/**
 * The people behind full names: an id is a source's word, and one person may have several, of one
 * source or of many. Two are one if name and tour are the same and birthday, country and hand do
 * not contradict it; two ids of one source need the birthday or the country as evidence. People who
 * played each other are two.
 * @returns the people of each person; everyone is in exactly one list
 */
export function samePeople(
  people: readonly ReportedPerson[],
  matches: readonly ReportedMatch[],
  decisions: Decisions,
): ReportedPerson[][] {
  const full = people.filter(({ isFull }) => isFull);
  const opponents = opponentsIn(matches);
  const groups = new Map(full.map((person) => [person, [person]]));
  const merge = (one: ReportedPerson, other: ReportedPerson) => {
    const [into, from] = [groups.get(one) ?? [], groups.get(other) ?? []];
    if (into === from) return;
    const isContradicted = into.some((a) => from.some((b) => arePeopleApart(a, b)));
    if (isContradicted) return;
    into.push(...from);
    for (const person of from) groups.set(person, into);
  };
  const arePeopleApart = (one: ReportedPerson, other: ReportedPerson): boolean => {
    const decided = decisions.get(one, other);
    if (decided !== undefined) return !decided;
    return opponents.has(pairText(one, other)) || contradict(one, other);
  };
  const pairs = pairsOf(full, decisions);
  // What an operator decided comes first, so that evidence cannot stand in its way.
  for (const [one, other] of pairs) if (decisions.get(one, other) === true) merge(one, other);
  for (const [one, other] of pairs) {
    if (decisions.get(one, other) === undefined && agree(one, other)) merge(one, other);
  }
  return [...new Set(groups.values())];
}

function pairsOf(
  people: readonly ReportedPerson[],
  decisions: Decisions,
): (readonly [ReportedPerson, ReportedPerson])[] {
  const inOrder = people.toSorted((one, other) => (one.text < other.text ? -1 : 1));
  const namesakes = Map.groupBy(inOrder, ({ tour, name }) => `${tour} ${plainName(name)}`);
  const ofNames = [...namesakes.values()].flatMap((group) =>
    group.flatMap((one, place) => group.slice(place + 1).map((other) => [one, other] as const)),
  );
  // Only a decision makes one person of two names.
  return [...ofNames, ...decisions.pairsOf(inOrder)];
}

/** The same words in any order: some sources put the surname first. */
const plainName = (name: string): string => foldName(name).split(' ').toSorted().join(' ');

function daysApart(one: ReportedPerson, other: ReportedPerson): number | undefined {
  if (one.bornAbout === null || other.bornAbout === null) return undefined;
  return Math.abs(Date.parse(one.bornAbout) - Date.parse(other.bornAbout)) / DAY_MS;
}

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

function contradict(one: ReportedPerson, other: ReportedPerson): boolean {
  const days = daysApart(one, other);
  if (days !== undefined) return days > MOST_DAYS_APART;
  return differ(one.countryCode, other.countryCode) || differ(one.hand, other.hand);
}

function agree(one: ReportedPerson, other: ReportedPerson): boolean {
  if (contradict(one, other)) return false;
  if (one.source !== other.source || daysApart(one, other) !== undefined) return true;
  return (
    one.countryCode !== null &&
    one.countryCode === other.countryCode &&
    one.hand === other.hand &&
    one.hand !== null
  );
}

const pairText = (one: ReportedPerson, other: ReportedPerson): string =>
  [one.text, other.text].toSorted().join('\n');

function opponentsIn(matches: readonly ReportedMatch[]): ReadonlySet<string> {
  return new Set(
    matches.flatMap(({ reporters }) => reporters.map(([one, other]) => pairText(one, other))),
  );
}
