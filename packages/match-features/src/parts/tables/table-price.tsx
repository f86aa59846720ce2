import { formatDecimalOdds, formatOdds } from '@tipmark/remote-kit/i18n';
import type { ReactNode } from 'react';

/** A price in a table: as the reader wants it; as decimals in the file of the table. */
export function tablePrice(
  odds: number | null | undefined,
  write: (odds: number | null | undefined) => string = formatOdds,
): ReactNode {
  const text = write(odds);
  const decimal = formatDecimalOdds(odds);
  return text === decimal ? text : <span data-csv={decimal}>{text}</span>;
}
