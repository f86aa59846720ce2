import type { Db } from '../../platform/database/connect.ts';
import { findOpenEntries } from '../cappers/ledger-queries.ts';
import type { Key, OpenPage, Wanted } from '../listing/page.ts';
import { readDayForecast } from '../matches/match-lists.ts';
import { findOpenMatches, findOpenMatchKey } from '../matches/match-queries.ts';
import { findOpenClosing, findOpenOdds } from '../matches/odds-queries.ts';
import { findInputs, findRuns } from '../matches/run-queries.ts';
import { type BulkKind, findLedgerRange } from './bulk-queries.ts';

/** Names of files are in one language, so that a day has one content. */
const LOCALE = 'en';
const ROWS_AT_ONCE = 500;

/** All rows of a list, page after page: never more than one in memory. */
async function* allOf<Row>(read: (wanted: Wanted) => Promise<OpenPage<Row>>): AsyncGenerator<Row> {
  let after: readonly Key[] | undefined;
  do {
    const page = await read({ after, limit: ROWS_AT_ONCE });
    yield* page.rows;
    after = page.next;
  } while (after !== undefined);
}

const matchesOf = (db: Db, day: string) =>
  allOf((wanted) => findOpenMatches(db, { day }, wanted, LOCALE));

async function* pricesOf(db: Db, day: string): AsyncGenerator<object> {
  for await (const { id } of matchesOf(db, day)) {
    const match = await findOpenMatchKey(db, id, LOCALE);
    if (match === undefined) continue;
    const prices = allOf((wanted) => findOpenOdds(db, match, {}, wanted, LOCALE));
    for await (const price of prices) yield { match: id, ...price };
  }
}

async function* closingOf(db: Db, day: string, nowSeconds: number): AsyncGenerator<object> {
  for await (const { id } of matchesOf(db, day)) {
    const match = await findOpenMatchKey(db, id, LOCALE);
    if (match === undefined) continue;
    const lines = allOf((wanted) => findOpenClosing(db, match, {}, { ...wanted, nowSeconds }));
    for await (const line of lines) yield { match: id, ...line };
  }
}

async function* forecastsOf(db: Db, day: string): AsyncGenerator<object> {
  for await (const { id, sport } of matchesOf(db, day)) {
    const match = await findOpenMatchKey(db, id, LOCALE);
    const forecast = match && (await readDayForecast(db, match));
    if (forecast !== undefined) yield { match: id, sport, ...forecast };
  }
}

async function* ledgerOf(db: Db, day: string, nowSeconds: number): AsyncGenerator<object> {
  const range = await findLedgerRange(db, day);
  if (range === undefined) return;
  const of = { ledgerId: undefined, afterSeq: range.after, nowSeconds };
  for await (const entry of allOf((wanted) => findOpenEntries(db, { ...wanted, ...of }))) {
    if (entry.seq > range.last) return;
    yield entry;
  }
}

/** The rows of a day, as the collections of the open API have them. */
export function rowsOfDay(
  db: Db,
  { day, kind }: { readonly day: string; readonly kind: BulkKind },
  nowSeconds: number,
): AsyncGenerator<object> {
  switch (kind) {
    case 'matches':
      return matchesOf(db, day);
    case 'prices':
      return pricesOf(db, day);
    case 'closing':
      return closingOf(db, day, nowSeconds);
    case 'ledger':
      return ledgerOf(db, day, nowSeconds);
    case 'forecasts':
      return forecastsOf(db, day);
    case 'runs':
      return allOf((wanted) => findRuns(db, day, wanted));
    case 'inputs':
      return allOf((wanted) => findInputs(db, day, wanted));
  }
}
