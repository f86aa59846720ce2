import { americanOdds, fractionalOdds, type OddsFormat } from '@tipmark/domain';
import { formatDecimalOdds } from '@tipmark/remote-kit/i18n';
import { tablePrice } from '../../../parts/tables/table-price.tsx';

const WRITTEN = { american: americanOdds, fractional: fractionalOdds } as const;

/** A price of these tables, whose format may be another than that of the site. */
export const oddsIn = (format: OddsFormat, odds: number | null | undefined) =>
  tablePrice(odds, (price) =>
    format === 'decimal' || price === null || price === undefined
      ? formatDecimalOdds(price)
      : WRITTEN[format](price),
  );
