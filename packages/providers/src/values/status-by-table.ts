import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';

/** Statuses by a provider's codes in upper case. */
export type StatusTable = Readonly<Record<string, MatchStatus>>;

const NAMES = Object.keys(MATCH_STATUS) as (keyof typeof MATCH_STATUS)[];

/** A table from the codes of each status, separated by spaces. */
export function statusTable(
  codes: Readonly<Partial<Record<keyof typeof MATCH_STATUS, string>>>,
): StatusTable {
  return Object.fromEntries(
    NAMES.flatMap((name) =>
      (codes[name] ?? '')
        .split(' ')
        .filter((code) => code !== '')
        .map((code) => [code, MATCH_STATUS[name]] as const),
    ),
  );
}

/**
 * The status a code means, whatever its case. An unknown code has none: then neither a match nor a
 * score is reported, so that the last known status stays, and a note names the code.
 */
export function statusByTable(table: StatusTable, code: unknown): MatchStatus | undefined {
  if (typeof code !== 'string') return undefined;
  const name = code.trim().toUpperCase();
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The note on a code that is in no table. */
export const unknownStatus = (code: unknown): string =>
  `status ${JSON.stringify(code ?? null).slice(0, 40)} is not known; the last known one stays`;
