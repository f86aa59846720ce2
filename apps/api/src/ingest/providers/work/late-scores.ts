import { DAY_SECONDS, LIVE_REPORT_SECONDS } from '@tipmark/domain';
import { matchesUnderWay, unheardMatches } from '@tipmark/providers';
import type { Bus } from '../../../platform/bus/bus.ts';
import { onIngested } from '../../../platform/cache/on-ingested.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { readHeardLeagues, saveLateScores } from './late-score-queries.ts';
import type { ProviderWork } from './provider-work.ts';

interface Services {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: () => number;
}

/**
 * Marks the running matches whose score is so old that their pages have to state its time, unmarks
 * the others, and has the pages of both rendered again.
 * @param isAnyLate whether any may be marked; without one, and while nothing is played, nothing is
 * read
 * @returns whether any is marked now
 */
export async function noteLateScores(
  { db, bus, clock }: Services,
  { books, followed }: Pick<ProviderWork, 'books' | 'followed'>,
  isAnyLate: boolean,
): Promise<boolean> {
  const now = clock();
  const known = [...books.values()].flatMap((book) => book.matches());
  const underWay = matchesUnderWay(known, now);
  if (underWay.length === 0 && !isAnyLate) return false;
  const heardAt = await readHeardLeagues(db, now - DAY_SECONDS);
  const unheard = unheardMatches(underWay, heardAt, followed, now - LIVE_REPORT_SECONDS);
  if (unheard.length === 0 && !isAnyLate) return false;
  const saved = await saveLateScores(db, unheard, now);
  if (saved.changed.length > 0) {
    const matchIds = new Set(saved.changed.map(({ id }) => id));
    onIngested(bus, { matchIds, days: new Set(saved.changed.map(({ day }) => day)) });
  }
  return saved.isAnyLate;
}
