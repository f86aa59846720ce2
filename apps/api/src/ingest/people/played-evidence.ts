import { foldName } from '../rows/fold-name.ts';
import type { ReportedMatch, ReportedPerson } from './reported-match.ts';

/** What the matches of two people say about whether they are one. */
export type Verdict = 'one' | 'two' | undefined;

/** A tournament as one source reports it of a person. */
interface Entry {
  ranks: Set<number>;
  /** Opponents by round, as plain names. */
  opponents: Map<string, string>;
}

/** Rounds of which nobody plays two; groups and ties of teams are none. */
const KNOCKOUT = /^(?:R\d+|Q\d+|QF|SF|F)$/;
/** Lists of the ranking a week or two apart. */
const RANKS_APART = { ranks: 10, share: 0.25 };

/** The same words in any order: some sources put the surname first. */
export const plainName = (name: string): string => foldName(name).split(' ').toSorted().join(' ');

/**
 * Compares people by their matches, as each source reports them. In one tournament, one person has
 * one rank in the ranking and one opponent in a round: the same are evidence of one person, others
 * of two.
 */
export function playedEvidence(
  matches: readonly ReportedMatch[],
): (one: ReportedPerson, other: ReportedPerson) => Verdict {
  const entries = entriesOf(matches);
  const none = new Map<number, Entry>();
  return (one, other) => {
    const [first, second] = [entries.get(one) ?? none, entries.get(other) ?? none];
    const verdicts = [...first].flatMap(([season, entry]) => {
      const same = second.get(season);
      return same === undefined ? [] : compare(entry, same);
    });
    if (verdicts.includes('two')) return 'two';
    return verdicts.includes('one') ? 'one' : undefined;
  };
}

function entriesOf(matches: readonly ReportedMatch[]): Map<ReportedPerson, Map<number, Entry>> {
  const entries = new Map<ReportedPerson, Map<number, Entry>>();
  for (const { seasonId, reporters, reported } of matches) {
    for (const [index, people] of reporters.entries()) {
      const { ranks = [null, null], round = null } = reported[index] ?? {};
      for (const side of [0, 1] as const) {
        const bySeason = entries.get(people[side]) ?? new Map<number, Entry>();
        const entry = bySeason.get(seasonId) ?? { ranks: new Set(), opponents: new Map() };
        entries.set(people[side], bySeason.set(seasonId, entry));
        if (ranks[side] !== null) entry.ranks.add(ranks[side]);
        const opponent = people[1 - side];
        if (round === null || opponent?.isFull !== true || !KNOCKOUT.test(round)) continue;
        entry.opponents.set(round, plainName(opponent.name));
      }
    }
  }
  return entries;
}

function compare(one: Entry, other: Entry): Verdict[] {
  const ofRounds = [...one.opponents].flatMap(([round, opponent]): Verdict[] => {
    const against = other.opponents.get(round);
    if (against === undefined) return [];
    return [against === opponent ? 'one' : 'two'];
  });
  if (one.ranks.size === 0 || other.ranks.size === 0) return ofRounds;
  if ([...one.ranks].some((rank) => other.ranks.has(rank))) return [...ofRounds, 'one'];
  const areFar = [...one.ranks].every((rank) => [...other.ranks].every((it) => isFar(rank, it)));
  return areFar ? [...ofRounds, 'two'] : ofRounds;
}

function isFar(one: number, other: number): boolean {
  const { ranks, share } = RANKS_APART;
  return Math.abs(one - other) > Math.max(ranks, share * Math.min(one, other));
}
