import type { Tx } from '../../platform/database/tx.ts';
import { byKeys, firstKey } from '../identity/pair-keys.ts';
import { mergeClubs } from '../merges/merge-teams.ts';
import { joinMatches } from '../people/join-matches.ts';
import { joinable } from '../people/joinable.ts';
import { differingSides, type FoundPair } from './find-pairs.ts';
import type { JudgedMatch } from './judge-pair.ts';
import { findLeft, saveDecidedPair } from './pair-decision-queries.ts';

const dayAndTime = (at: number): string =>
  new Date(at * 1_000).toISOString().slice(0, 16).replace('T', ' ');

const matchText = ({ home, away, league, keys }: JudgedMatch): string => {
  const reporters = keys.map(({ source, key }) => `${source} ${key}`).join(', ');
  return `${home.name} – ${away.name} (${league}; ${reporters})`;
};

/** `2026-10-09 15:00 UTC Arsenal – Fulham (Premier League; nhl 1) and …` */
export const pairText = ({ strong, weak }: FoundPair): string =>
  `${dayAndTime(strong.startsAt)} UTC ${matchText(strong)} and ${matchText(weak)}`;

const sidesOf = ({ strong, weak }: FoundPair) => [strong.home, strong.away, weak.home, weak.away];

/**
 * Makes one match of two, and one club of two for each side that had two: everything goes to the
 * one of the stronger source. Players are no clubs: who they are follows from all their matches.
 */
export async function joinPair(
  tx: Tx,
  pair: FoundPair,
  { byEvidence, nowSeconds }: { readonly byEvidence: boolean; readonly nowSeconds: number },
): Promise<void> {
  const { id, strong, weak, isSwapped, evidence } = pair;
  const summary = pairText(pair);
  const goneTeams: number[] = [];
  if (!strong.home.isPerson) {
    const sides = new Map(sidesOf(pair).map((side) => [side.id, side]));
    for (const two of differingSides(pair)) {
      const [into, from] = two.flatMap((one) => sides.get(one) ?? []).toSorted(byKeys);
      if (into === undefined || from === undefined) continue;
      await mergeClubs(tx, from.id, into.id);
      goneTeams.push(from.id);
    }
  }
  const left = await findLeft(tx, [strong.id, weak.id]);
  if (left.size === 2) {
    const join = { fromId: weak.id, intoId: strong.id, isSwapped };
    await joinMatches(tx, await joinable(tx, [join]));
  }
  await saveDecidedPair(tx, {
    id,
    one: firstKey(strong.keys),
    other: firstKey(weak.keys),
    isSame: true,
    byEvidence,
    summary,
    evidence,
    goneTeams,
    decidedAt: nowSeconds,
  });
}
