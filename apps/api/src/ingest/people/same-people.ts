import { plainName, playedEvidence, type Verdict } from './played-evidence.ts';
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
 * not contradict it, nor, without a birthday, the ranks and opponents of a tournament both played
 * (`played-evidence.ts`); two ids of one source need the birthday, country and hand, or such a
 * tournament as evidence. People who played each other are two.
 * @returns the people of each person; everyone is in exactly one list
 */
export function samePeople(
  people: readonly ReportedPerson[],
  matches: readonly ReportedMatch[],
  decisions: Decisions,
): ReportedPerson[][] {
  const full = people.filter(({ isFull }) => isFull);
  const opponents = opponentsIn(matches);
  const verdictOn = playedEvidence(matches);
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
    return opponents.has(pairText(one, other)) || contradict(one, other, verdictOn(one, other));
  };
  const pairs = pairsOf(full, decisions);
  // What an operator decided comes first, so that evidence cannot stand in its way.
  for (const [one, other] of pairs) if (decisions.get(one, other) === true) merge(one, other);
  for (const [one, other] of pairs) {
    const isOpen = decisions.get(one, other) === undefined;
    if (isOpen && agree(one, other, verdictOn(one, other))) merge(one, other);
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
    group.flatMap((one, index) => group.slice(index + 1).map((other) => [one, other] as const)),
  );
  // Only a decision makes one person of two names.
  return [...ofNames, ...decisions.pairsOf(inOrder)];
}

function daysApart(one: ReportedPerson, other: ReportedPerson): number | undefined {
  if (one.bornAbout === null || other.bornAbout === null) return undefined;
  return Math.abs(Date.parse(one.bornAbout) - Date.parse(other.bornAbout)) / DAY_MS;
}

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/** @param verdict what their matches say, where no birthday decides */
function contradict(one: ReportedPerson, other: ReportedPerson, verdict: Verdict): boolean {
  const days = daysApart(one, other);
  if (days !== undefined) return days > MOST_DAYS_APART;
  const isOther = differ(one.countryCode, other.countryCode) || differ(one.hand, other.hand);
  return isOther || verdict === 'two';
}

function agree(one: ReportedPerson, other: ReportedPerson, verdict: Verdict): boolean {
  if (contradict(one, other, verdict)) return false;
  if (one.source !== other.source || daysApart(one, other) !== undefined) return true;
  if (verdict === 'one') return true;
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
