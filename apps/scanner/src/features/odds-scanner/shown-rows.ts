import type { ScannerOutcome, ScannerResult } from '@tipmark/contract';
import { decodeMatch, type MatchListItem } from '@tipmark/contract/match-wire';
import { SCANNER_SORT, type ScannerSort, VALUE_KIND, type ValueKind } from '@tipmark/domain';

/** One outcome as a row: what it is of beside what it is. */
export interface ShownRow {
  readonly key: string;
  readonly match: MatchListItem;
  readonly countryCode: string | undefined;
  readonly outcome: ScannerOutcome;
}

export interface RowOrder {
  readonly sortType: ScannerSort;
  readonly valueKind: ValueKind;
}

/** Names a row in the address and among others. */
export const rowKey = (matchId: number, oddType: string): string => `${matchId}~${oddType}`;

/** The row an address names. */
export function readRowKey(key: string | undefined) {
  const [id = '', oddType] = key?.split('~') ?? [];
  return oddType === undefined ? undefined : { matchId: Number(id), oddType };
}

const last = Number.NEGATIVE_INFINITY;

function weightOf({ match, outcome }: ShownRow, { sortType, valueKind }: RowOrder): number {
  switch (sortType) {
    case SCANNER_SORT.drop:
      return -outcome.changePercent;
    case SCANNER_SORT.rise:
      return outcome.changePercent;
    case SCANNER_SORT.startTime:
      return -match.startsAt;
    case SCANNER_SORT.newestChange:
      return outcome.changedAt;
    case SCANNER_SORT.value: {
      const isToModel = valueKind === VALUE_KIND.toModel;
      return (isToModel ? outcome.modelValuePercent : outcome.valuePercent) ?? last;
    }
  }
}

/** Rows of some pages, match by match as the answers have them. */
export function rowsByMatch(pages: readonly ScannerResult[]): ShownRow[] {
  return pages.flatMap(({ matches, leagues }) => {
    const countries = new Map(leagues.map(({ id, countryCode }) => [id, countryCode]));
    return matches.flatMap(({ match: wire, outcomes }) => {
      const match = decodeMatch(wire);
      const countryCode = countries.get(match.leagueId);
      return outcomes.map((outcome) => ({
        key: rowKey(match.matchId, outcome.oddType),
        match,
        countryCode,
        outcome,
      }));
    });
  });
}

/** The same rows in one order over all matches; equal ones stay as they were. */
export const sortedRows = (rows: readonly ShownRow[], order: RowOrder): ShownRow[] =>
  rows.toSorted((one, other) => weightOf(other, order) - weightOf(one, order));
