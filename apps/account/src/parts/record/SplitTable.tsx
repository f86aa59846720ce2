import { MIN_SPLIT_TIPS, ODDS_BANDS } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatOdds } from '@tipmark/remote-kit/i18n';
import { Card, css, VisuallyHidden } from '@tipmark/ui-kit';
import { weight } from '@tipmark/ui-kit/style-values';
import { type Sign, signedPercent, signOf } from '../format/signed-numbers.ts';
import { tableClass } from '../page/page-class.ts';

const few = css`color: var(--text3); font-weight: ${weight.medium};`;

/** Where the texts of a page's tables are. */
type Texts = 'profile.split' | 'bets.split';

/** The name of a value of an enumeration. */
export const nameIn = (table: Readonly<Record<string, number>>, value: number) =>
  Object.entries(table).find(([, one]) => one === value)?.[0];

export function bandName(low: number, texts: Texts, t: Reader['t']): string {
  const next = ODDS_BANDS.find((one) => one > low);
  const from = formatOdds(low / 1_000);
  return next === undefined
    ? t(`${texts}.andMore`, { from })
    : `${from}–${formatOdds((next - 10) / 1_000)}`;
}

/** `September 2026`; the year is appended because Russian dates add a suffix to it. */
export function monthName(month: string, { locale }: Reader): string {
  const at = new Date(`${month}-15T00:00:00Z`);
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(at);
  return `${name[0]?.toUpperCase() ?? ''}${name.slice(1)} ${month.slice(0, 4)}`;
}

interface SplitTableProps {
  readonly texts: Texts;
  readonly kind: string;
  /** Heads of the three columns of numbers. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly key: string | number;
    readonly name: string;
    readonly count: number;
    readonly roi: number | null;
    readonly last: string;
    readonly signOfLast?: Sign;
  }[];
  readonly reader: Reader;
}

/** A record split by one property: each line with its count, and no percentage of a few. */
export function SplitTable({ texts, kind, heads, rows, reader: { t, locale } }: SplitTableProps) {
  const title = t(`${texts}.${kind}`);
  if (rows.length === 0) return null;
  return (
    <Card title={title} isFlush>
      <table className={tableClass}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t(`${texts}.head-${kind}`)}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, count, roi, last, signOfLast }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{formatNumber(count, locale)}</td>
              {count < MIN_SPLIT_TIPS ? (
                <td>
                  <span className={few} title={t(`${texts}.fewTitle`, { count: MIN_SPLIT_TIPS })}>
                    {t(`${texts}.few`)}
                  </span>
                </td>
              ) : (
                <td data-sign={signOf(roi)}>{signedPercent(roi, locale)}</td>
              )}
              <td data-sign={signOfLast}>{last}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
