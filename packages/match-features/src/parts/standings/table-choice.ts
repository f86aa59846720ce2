import {
  TABLE_COUNT_OF_MONTHS,
  TABLE_SIDE,
  type TableCountOfMonths,
  type TableSide,
} from '@tipmark/domain';

/** The matches of a table: all months (0) or the last ones, both sides or one. */
export interface TableChoice {
  readonly tableCountOfMonths: TableCountOfMonths;
  readonly tableSide: TableSide;
}

const NAMES = { months: 'months', side: 'where' } as const;

/** Sides as an address writes them. */
export const TABLE_SIDE_KEYS = [
  ['all', TABLE_SIDE.all],
  ['home', TABLE_SIDE.home],
  ['away', TABLE_SIDE.away],
] as const;

export function readTableChoice(search: URLSearchParams): TableChoice {
  const months = search.get(NAMES.months);
  const side = search.get(NAMES.side);
  return {
    tableCountOfMonths: TABLE_COUNT_OF_MONTHS.find((value) => String(value) === months) ?? 0,
    tableSide: TABLE_SIDE_KEYS.find(([word]) => word === side)?.[1] ?? TABLE_SIDE.all,
  };
}

/** The choice as parameters of an address; the whole season of both sides is the bare address. */
export function tableParams({
  tableCountOfMonths,
  tableSide,
}: TableChoice): Record<string, string | number> {
  const side = TABLE_SIDE_KEYS.find(([, value]) => value === tableSide)?.[0];
  return {
    ...(tableCountOfMonths !== 0 && { [NAMES.months]: tableCountOfMonths }),
    ...(side !== undefined && side !== 'all' && { [NAMES.side]: side }),
  };
}

/** The query of a request; empty for a table of both sides. */
export const tableQuery = ({ tableSide }: TableChoice): { query?: { tableSide: TableSide } } =>
  tableSide === TABLE_SIDE.all ? {} : { query: { tableSide } };
