import type { ScannerOutcome, ScannerResult } from '@tipmark/contract';
import { decodeMatch, type MatchListItem } from '@tipmark/contract/match-wire';
import { SCANNER_SORT, type ScannerSort, VALUE_KIND, type ValueKind } from '@tipmark/domain';
import { shownValue } from './outcome-value.ts';

/** One outcome as a row: its match beside the outcome. */
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

/** Identifies a row in the address and among others. */
export const rowKey = (matchId: number, oddType: string): string => `${matchId}~${oddType}`;

/** The row an address names. */
export function readRowKey(key: string | undefined) {
  const [id = '', oddType] = key?.split('~') ?? [];
  return oddType === undefined ? undefined : { matchId: Number(id), oddType };
}

const last = Number.NEGATIVE_INFINITY;
const TO_CHECK_PERCENT = 1e-9;

function weightOf({ match, outcome }: ShownRow, { sortType, valueKind }: RowOrder): number {
  switch (sortType) {
    case SCANNER_SORT.drop:
      return -outcome.changePercent;
    case SCANNER_SORT.rise:
      return outcome.changePercent;
    case SCANNER_SORT.startTime:
      return -match.startsAt;
    case SCANNER_SORT.newestChange:
      return outcome.changedAt ?? last;
    case SCANNER_SORT.value: {
      const value = shownValue(outcome, valueKind === VALUE_KIND.toModel);
      // of equal ones those to be checked come last, as in the reply
      return (value.valuePercent ?? last) - (value.isToCheck ? TO_CHECK_PERCENT : 0);
    }
  }
}

const decoded = new WeakMap<object, MatchListItem>();

function decodedMatch(wire: Parameters<typeof decodeMatch>[0]): MatchListItem {
  const match = decoded.get(wire) ?? decodeMatch(wire);
  decoded.set(wire, match);
  return match;
}

const known = new WeakMap<ScannerOutcome, ShownRow>();

/** The same object while nothing in it changes, so that the row is not rendered again. */
function rowOf(
  match: MatchListItem,
  countryCode: string | undefined,
  outcome: ScannerOutcome,
): ShownRow {
  const before = known.get(outcome);
  if (before?.match === match && before.countryCode === countryCode) return before;
  const row = { key: rowKey(match.matchId, outcome.oddType), match, countryCode, outcome };
  known.set(outcome, row);
  return row;
}

/** Rows of some pages, grouped by match in the order of the replies. */
export function rowsByMatch(
  pages: readonly Pick<ScannerResult, 'matches' | 'leagues'>[],
): ShownRow[] {
  return pages.flatMap(({ matches, leagues }) => {
    const countries = new Map(leagues.map(({ id, countryCode }) => [id, countryCode]));
    return matches.flatMap(({ match: wire, outcomes }) => {
      const match = decodedMatch(wire);
      const countryCode = countries.get(match.leagueId);
      return outcomes.map((outcome) => rowOf(match, countryCode, outcome));
    });
  });
}

/** The same rows in one order over all matches; equal ones retain their order. */
export const sortedRows = (rows: readonly ShownRow[], order: RowOrder): ShownRow[] =>
  rows.toSorted((one, other) => weightOf(other, order) - weightOf(one, order));
