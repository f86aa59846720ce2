import type { WireMatch } from '@tipmark/contract';
import { changedMatch, type LiveChanges } from '@tipmark/contract/live';
import { matchIdOf } from '@tipmark/contract/match-wire';

/** A match before and after a change. */
export interface MatchUpdate {
  readonly before: WireMatch;
  readonly after: WireMatch;
}

export interface ChangedMatches<Match> {
  /** The same list when nothing of it changed. */
  readonly matches: readonly Match[];
  readonly updates: readonly MatchUpdate[];
}

/** Applies changes to a list of compact matches; unchanged ones stay the same objects. */
export function changedMatches<Match extends WireMatch>(
  matches: readonly Match[],
  changes: LiveChanges['matches'],
): ChangedMatches<Match> {
  const updates: MatchUpdate[] = [];
  const after = matches.map((match) => {
    const change = changes[matchIdOf(match)];
    const changed = change === undefined ? match : (changedMatch(match, change) as Match);
    if (changed !== match) updates.push({ before: match, after: changed });
    return changed;
  });
  return { matches: updates.length === 0 ? matches : after, updates };
}
