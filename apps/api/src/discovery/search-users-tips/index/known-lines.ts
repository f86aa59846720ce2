import type { Db } from '../../../platform/database/connect.ts';
import { type ByRevision, createByRevision, type Revision } from './by-revision.ts';
import { findCurrentLines } from './line-queries.ts';

/** Current site lines of one match by outcome; never changed, only replaced. */
export interface LinesOfMatch {
  readonly oddTypes: readonly string[];
  readonly current: ArrayLike<number>;
}

export type PricedMatch = Revision & { readonly bucket: number };

/** Lines of tipped matches; every new price makes a new revision. */
export type KnownLines = ByRevision<PricedMatch, LinesOfMatch>;

async function findLinesNow(
  db: Db,
  matches: readonly PricedMatch[],
): Promise<Map<number, LinesOfMatch>> {
  const rows = await findCurrentLines(db, matches);
  const byMatch = Map.groupBy(rows, ({ match_id: id }) => id);
  return new Map(
    matches.map(({ id }) => {
      const own = byMatch.get(id) ?? [];
      const oddTypes = own.map(({ odd_type: oddType }) => oddType);
      return [id, { oddTypes, current: Uint32Array.from(own, ({ milli }) => milli) }];
    }),
  );
}

const MOST_OUTCOMES = 500_000;

export const createKnownLines = (db: Db, most = MOST_OUTCOMES): KnownLines =>
  createByRevision({
    find: (matches) => findLinesNow(db, matches),
    sizeOf: ({ oddTypes }) => oddTypes.length,
    most,
  });
