import type { Db } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';
import { settleLeagues } from '../leagues/settle-leagues.ts';
import { daysOf } from '../people/settled-match-queries.ts';
import { queueForIngest } from '../rows/allocate-ids.ts';
import { differingSides, type FoundPair, findPairs } from './find-pairs.ts';
import { joinPair, pairText } from './join-pair.ts';
import { findReportedOf, type PairScope } from './near-match-queries.ts';

export interface SettledPairs {
  readonly touched: { readonly matchIds: ReadonlySet<number>; readonly days: ReadonlySet<string> };
  /** Each pair that was joined. */
  readonly joined: readonly string[];
  /** Each pair of leagues that became one. */
  readonly leagues: readonly string[];
  /** How many wait for an operator, of those looked at. */
  readonly unclear: number;
}

/** One club that became known makes others certain; each round joins at least one pair. */
const MOST_ROUNDS = 50;

/** Pairs of which none changes what another one is about. */
function independent(pairs: readonly FoundPair[]): FoundPair[] {
  const taken = new Set<string>();
  return pairs.filter((pair) => {
    const rows = [
      ...differingSides(pair)
        .flat()
        .map((id) => `side ${id}`),
      `match ${pair.strong.id}`,
      `match ${pair.weak.id}`,
    ];
    if (rows.some((row) => taken.has(row))) return false;
    for (const row of rows) taken.add(row);
    return true;
  });
}

/**
 * Joins the matches of different sources that evidence proves to be one, the clubs that they prove
 * to be one, and the leagues that several of them prove to be one, until nothing more follows. The
 * result depends only on what is reported, not on its order. What is likely but unclear stays two,
 * and waits for an operator.
 */
export async function settlePairs(
  db: Db,
  nowSeconds: number,
  scope: PairScope = {},
): Promise<SettledPairs> {
  const matches = await joinMatchesOf(db, nowSeconds, scope);
  const isOfSome = scope.matchIds !== undefined;
  if (isOfSome && matches.joined.length === 0) return matches;
  const { joined, matchIds, days } = await settleLeagues(db, nowSeconds);
  if (joined.length === 0) return matches;
  // In one league a short name may be enough, which was not in two.
  const more = await settlePairs(db, nowSeconds, isOfSome ? { matchIds: [...matchIds] } : scope);
  const all = [matches.touched, { matchIds, days }, more.touched];
  return {
    touched: {
      matchIds: new Set(all.flatMap((touched) => [...touched.matchIds])),
      days: new Set(all.flatMap((touched) => [...touched.days])),
    },
    joined: [...matches.joined, ...more.joined],
    leagues: [...joined, ...more.leagues],
    unclear: more.unclear,
  };
}

async function joinMatchesOf(db: Db, nowSeconds: number, scope: PairScope): Promise<SettledPairs> {
  const matchIds = new Set<number>();
  const days = new Set<string>();
  const joined: string[] = [];
  let wanted = scope;
  for (let turn = 0; turn < MOST_ROUNDS; turn += 1) {
    // Without a lock: a goal does not wait for the search.
    const found = await findPairs(db, wanted);
    const certain = certainOf(found);
    if (certain.length === 0) {
      return { touched: { matchIds, days }, joined, leagues: [], unclear: found.length };
    }
    const round = await joinCertain(db, certain, nowSeconds);
    for (const { strong, weak } of round.pairs) matchIds.add(strong.id).add(weak.id);
    for (const day of round.days) days.add(day);
    joined.push(...round.pairs.map(pairText));
    if (scope.matchIds) {
      // Clubs that became one have other matches, too.
      const sides = certain.flatMap(({ strong, weak }) => [strong, weak].flatMap(sideIdsOf));
      wanted = { matchIds: [...scope.matchIds, ...(await findReportedOf(db, sides))] };
    }
  }
  return { touched: { matchIds, days }, joined, leagues: [], unclear: 0 };
}

const sideIdsOf = ({ homeId, awayId }: FoundPair['strong']): number[] => [homeId, awayId];

const certainOf = (found: readonly FoundPair[]): FoundPair[] =>
  independent(found.filter(({ verdict }) => verdict === 'same'));

/** Joins those of the pairs that are still certain once nobody else changes matches. */
function joinCertain(
  db: Db,
  certain: readonly FoundPair[],
  nowSeconds: number,
): Promise<{ pairs: readonly FoundPair[]; days: readonly string[] }> {
  const matchIds = certain.flatMap(({ strong, weak }) => [strong.id, weak.id]);
  const wanted = new Set(certain.map(({ id }) => id));
  return tx(db, async (trx) => {
    await queueForIngest(trx);
    const found = await findPairs(trx, { matchIds });
    const pairs = certainOf(found.filter(({ id }) => wanted.has(id)));
    const ids = pairs.flatMap(({ strong, weak }) => [strong.id, weak.id]);
    const days = await daysOf(trx, new Set(ids));
    for (const pair of pairs) await joinPair(trx, pair, { byEvidence: true, nowSeconds });
    return { pairs, days };
  });
}

const MOST_LINES = 20;

/** The summary for the operator of an import or a replay. */
export function linesOnPairs({ joined, leagues, unclear }: SettledPairs): string[] {
  const hidden = joined.length - MOST_LINES;
  return [
    ...(joined.length === 0 ? [] : [`matches of several providers: ${joined.length} pairs joined`]),
    ...joined.slice(0, MOST_LINES).map((line) => `  ${line}`),
    ...(hidden > 0 ? [`  and ${hidden} more`] : []),
    ...leagues.map((line) => `one now: ${line}`),
    ...(unclear === 0
      ? []
      : [`${unclear} pairs of matches may be one: see \`npm run providers -- unresolved\``]),
  ];
}
