import type { Db } from '../../platform/database/connect.ts';
import { contradictionText, findContradictions } from '../contradictions/find-contradictions.ts';
import { keepApart, mergeTeams, unmergeTeam } from '../merges/merge-teams.ts';
import { findProbableTwins, twinsText } from '../merges/probable-twin-queries.ts';

/** What an operator asks about the sources of imported data, or decides about their clubs. */
export const SOURCES_COMMANDS = ['contradictions', 'twins', 'merge', 'apart', 'unmerge'] as const;

export interface SourcesCommand {
  readonly name: (typeof SOURCES_COMMANDS)[number];
  /** Of clubs or players: two of `merge` and `apart`, one of `unmerge`. */
  readonly ids: readonly number[];
}

/** Whether a command changes what pages show. */
export const isDecision = ({ name }: SourcesCommand): boolean =>
  name !== 'contradictions' && name !== 'twins';

/**
 * @returns lines for the operator
 * @throws MergeRefused
 */
export async function runSourcesCommand(
  db: Db,
  { name, ids: [first = 0, second = 0] }: SourcesCommand,
): Promise<string[]> {
  switch (name) {
    case 'contradictions': {
      const found = await findContradictions(db);
      return [...found.map(contradictionText), `${found.length} contradictions`];
    }
    case 'twins': {
      const found = await findProbableTwins(db);
      return [
        ...found.map(twinsText),
        `${found.length} probable twins; make one of two with \`merge <id> <id>\`, or keep them apart with \`apart <id> <id>\``,
      ];
    }
    case 'merge':
      return mergeTeams(db, first, second);
    case 'apart':
      return keepApart(db, first, second);
    case 'unmerge':
      return unmergeTeam(db, first);
  }
}
