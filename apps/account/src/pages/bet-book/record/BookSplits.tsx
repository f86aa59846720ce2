import type { BetBookRecord } from '@tipmark/contract';
import { OUTCOME_CATEGORY, SPORT } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { signOf } from '../../../parts/format/signed-numbers.ts';
import { bandName, monthName, nameIn, SplitTable } from '../../../parts/record/SplitTable.tsx';
import { amountText } from '../amount-text.ts';

const KINDS = ['sports', 'markets', 'bookmakers', 'months', 'oddsBands'] as const;
type Kind = (typeof KINDS)[number];

function marketName(key: string, t: Reader['t']): string {
  if (key.startsWith('=')) return key.slice(1) || t('bets.split.unnamed');
  return t(`bets.category.${nameIn(OUTCOME_CATEGORY, Number(key)) ?? 'result'}`);
}

function nameOf(kind: Kind, key: string | number, reader: Reader): string {
  const { t } = reader;
  switch (kind) {
    case 'sports': {
      const name = nameIn(SPORT, Number(key));
      return name === undefined ? t('bets.otherSport') : t(`sport.${name}`);
    }
    case 'markets':
      return marketName(String(key), t);
    case 'bookmakers':
      return String(key) || t('bets.split.unnamed');
    case 'months':
      return monthName(String(key), reader);
    case 'oddsBands':
      return bandName(Number(key), 'bets.split', t);
  }
}

interface BookSplitsProps {
  readonly record: BetBookRecord;
  readonly reader: Reader;
}

/** The same record by sport, market, bookmaker, month and price, each line with its count. */
export function BookSplits({ record, reader }: BookSplitsProps) {
  const { t, locale } = reader;
  return KINDS.map((kind) => (
    <SplitTable
      key={kind}
      texts="bets.split"
      kind={kind}
      heads={['n', 'ROI', t('bets.split.profit')]}
      rows={record[kind].map(({ key, bets, roi, profit }) => ({
        key,
        name: nameOf(kind, key, reader),
        count: bets,
        roi,
        last: amountText(Math.round(profit / 100) * 100, record.currency, {
          locale,
          isSigned: true,
        }),
        signOfLast: signOf(profit),
      }))}
      reader={reader}
    />
  ));
}
