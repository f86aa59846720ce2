import type { BookmakersPage } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import type { Locale } from '@tipmark/remote-kit';
import { formatPercent } from '@tipmark/remote-kit/i18n';
import { cx } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import * as style from './bookmakers-class.ts';

type Statistics = NonNullable<BookmakersPage['bookmakers'][number]['figures']>;

export interface StatisticsRow {
  readonly key: string;
  readonly head: ReactNode;
  readonly statistics: Statistics | null;
  /** Beside the payout. */
  readonly note?: string | undefined;
}

interface StatisticsTableProps {
  readonly caption: string;
  /** Of the first column. */
  readonly head: string;
  readonly rows: readonly StatisticsRow[];
  readonly reader: Reader;
}

const HUNDRED = 100;
const MISSING = '–';

export const percentOf = (share: number | null, locale: Locale, isSigned = false): string =>
  share === null ? MISSING : formatPercent(share * HUNDRED, locale, { isSigned });

/** Payout, share of best prices and distance from the close, each with its sample size. */
export function StatisticsTable({ caption, head: firstHead, rows, reader }: StatisticsTableProps) {
  const { t, locale } = reader;
  return (
    <div className={style.scrolled}>
      <table className={cx(style.statistics)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{firstHead}</th>
            <th scope="col">{t('bookmakers.payout')}</th>
            <th scope="col">{t('bookmakers.best')}</th>
            <th scope="col">{t('bookmakers.fromClosing')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, statistics, note }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              <td>
                {percentOf(statistics?.payout ?? null, locale)}
                <small>
                  {note ?? t('bookmakers.ofMatches', { count: statistics?.matches ?? 0 })}
                </small>
              </td>
              <td>
                {percentOf(statistics?.bestShare ?? null, locale)}
                <small>{t('bookmakers.ofOutcomes', { count: statistics?.outcomes ?? 0 })}</small>
              </td>
              <td>
                {percentOf(statistics?.fromClosing ?? null, locale, true)}
                <small>{t('bookmakers.ofOutcomes', { count: statistics?.outcomes ?? 0 })}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
