import type { TeamStatistics } from '@tipmark/contract/feed';
import type { Draft } from './draft.ts';

/** Statistics of a team without its shots, if more of them were on target than there were. */
export function shotsThatFit(
  draft: Draft,
  path: string,
  statistics: TeamStatistics,
): TeamStatistics {
  const { shots, shotsOnTarget, ...others } = statistics;
  if ((shotsOnTarget ?? 0) <= (shots ?? Number.POSITIVE_INFINITY)) return statistics;
  draft.note(path, 'more shots on target than shots; both are left out');
  return others;
}
