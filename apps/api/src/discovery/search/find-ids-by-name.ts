import type { Sport } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import { attemptsAt } from './attempts.ts';
import { findNameIds, NAMED } from './search-queries.ts';

/**
 * Teams or leagues whose names have tokens beginning like those of the query; empty = none found.
 */
export async function findIdsByName(
  db: Db,
  kind: 'teams' | 'leagues',
  sport: Sport,
  query: string,
): Promise<number[]> {
  for await (const { tokens, isLoose } of attemptsAt(query.trim(), { db, sport })) {
    const ids = await findNameIds(db, { kind: NAMED[kind], sport, tokens, isLoose });
    if (ids.length > 0) return ids;
  }
  return [];
}
