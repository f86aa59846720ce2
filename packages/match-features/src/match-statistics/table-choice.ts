import { TABLE_COUNT_OF_MONTHS, type TableCountOfMonths } from '@tipmark/domain';

/** Of which months a table is made; 0 = the whole season. */
export interface TableChoice {
  readonly tableCountOfMonths: TableCountOfMonths;
}

const NAME = 'months';

export function readTableChoice(search: URLSearchParams): TableChoice {
  const word = search.get(NAME);
  const months = TABLE_COUNT_OF_MONTHS.find((value) => String(value) === word);
  return { tableCountOfMonths: months ?? 0 };
}

/** The choice as a parameter of an address; the whole season is the bare address. */
export const tableParams = ({ tableCountOfMonths }: TableChoice): Record<string, number> =>
  tableCountOfMonths === 0 ? {} : { [NAME]: tableCountOfMonths };
