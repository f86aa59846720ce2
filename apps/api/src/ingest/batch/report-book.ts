import type { MatchBatch } from '../matches/match-batch.ts';
import {
  factsOf,
  type MatchReport,
  mergeReports,
  REPORTED_AT,
  reportOfRow,
} from '../matches/match-report.ts';
import { type MatchState, newMatch } from '../matches/match-state.ts';
import { type StoredReports, saveReports } from '../matches/report-queries.ts';
import type { Writes } from '../rows/writes.ts';
import type { FeedWatermarks } from './feed-watermarks.ts';

/** What each source reports of the matches of a batch. */
export interface ReportBook {
  /** A match as this source alone reports it. */
  own(matchId: number, source: string): MatchState;
  /** Changes what a source reports, and the match with it. */
  change(matchId: number, source: string, changes: ReportChanges): void;
  save(writes: Writes): void;
}

type ReportChanges = Partial<MatchState> & Partial<Pick<MatchReport, 'isCorrected' | 'reportedAt'>>;

export function openReports(
  batch: MatchBatch,
  watermarks: FeedWatermarks,
  stored: StoredReports,
): ReportBook {
  const books = new Map([...stored].map(([id, reports]) => [id, new Map(reports)]));
  const changed = new Set<number>();
  /** @returns undefined where the row is the report of the source */
  const bookOf = (matchId: number, source: string): Map<string, MatchReport> | undefined => {
    const known = books.get(matchId);
    if (known !== undefined) return known;
    const [first] = watermarks.otherSources(matchId, source);
    if (first === undefined) return undefined;
    const ofStatus = { matchId, source: first, kind: 'status' };
    const report = reportOfRow(batch.get(matchId), first, {
      status: watermarks.digest(ofStatus),
      isCorrected: watermarks.isCorrected(ofStatus),
      reportedAt: watermarks.digest({ ...ofStatus, kind: REPORTED_AT }),
    });
    const made = new Map([[first, report]]);
    books.set(matchId, made);
    return made;
  };
  const reportOf = (book: ReadonlyMap<string, MatchReport>, match: MatchState, source: string) =>
    book.get(source) ?? {
      ...factsOf(newMatch(match, match.startsAt, match.slug)),
      source,
      isCorrected: false,
      reportedAt: null,
    };
  return {
    own(matchId, source) {
      const match = batch.get(matchId);
      const book = bookOf(matchId, source);
      return book === undefined ? match : { ...match, ...factsOf(reportOf(book, match, source)) };
    },
    change(matchId, source, { isCorrected, reportedAt, ...changes }) {
      const match = batch.get(matchId);
      const book = bookOf(matchId, source);
      if (book === undefined) {
        batch.change(matchId, changes);
        return;
      }
      const known = reportOf(book, match, source);
      book.set(source, {
        ...factsOf({ ...match, ...factsOf(known), ...changes }),
        source,
        isCorrected: known.isCorrected || isCorrected === true,
        reportedAt: reportedAt ?? known.reportedAt,
      });
      changed.add(matchId);
      batch.change(matchId, mergeReports(match, [...book.values()]));
    },
    save(writes) {
      saveReports(
        writes,
        [...changed].flatMap((matchId) =>
          [...(books.get(matchId)?.values() ?? [])].map((report) => ({ matchId, report })),
        ),
      );
    },
  };
}
