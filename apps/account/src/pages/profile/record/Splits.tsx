import type { ProfileStatistics, TipStats, TipStatsRow } from '@tipmark/contract';
import { MIN_SPLIT_TIPS, ODDS_BANDS, OUTCOME_CATEGORY, SPORT } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatOdds } from '@tipmark/remote-kit/i18n';
import { Card, css, VisuallyHidden } from '@tipmark/ui-kit';
import { weight } from '@tipmark/ui-kit/style-values';
import { signedPercent, signOf } from '../../../parts/format/signed-numbers.ts';
import { tableClass } from '../../../parts/page/page-class.ts';

const few = css`color: var(--text3); font-weight: ${weight.medium};`;

/** The same in every language. */
const FIGURES = ['n', 'ROI', 'CLV'] as const;

type Row = Omit<TipStatsRow, 'key'> & { readonly key: number | string };

const keyOf = (table: Readonly<Record<string, number>>, value: number) =>
  Object.entries(table).find(([, one]) => one === value)?.[0] ?? '';

function bandName(low: number, t: Reader['t']): string {
  const next = ODDS_BANDS.find((one) => one > low);
  const from = formatOdds(low / 1_000);
  return next === undefined
    ? t('profile.split.andMore', { from })
    : `${from}–${formatOdds((next - 10) / 1_000)}`;
}

/** `September 2026`; the year is appended because Russian dates add a suffix to it. */
function monthName(month: string, { locale }: Reader): string {
  const at = new Date(`${month}-15T00:00:00Z`);
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(at);
  return `${name[0]?.toUpperCase() ?? ''}${name.slice(1)} ${month.slice(0, 4)}`;
}

function SplitRow({
  row,
  name,
  reader,
}: {
  readonly row: Row;
  readonly name: string;
  readonly reader: Reader;
}) {
  const { t, locale } = reader;
  const isFew = row.tips < MIN_SPLIT_TIPS;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatNumber(row.tips, locale)}</td>
      <td data-sign={isFew ? undefined : signOf(row.roi)}>
        {isFew ? (
          <span className={few} title={t('profile.split.fewTitle', { count: MIN_SPLIT_TIPS })}>
            {t('profile.split.few')}
          </span>
        ) : (
          signedPercent(row.roi, locale)
        )}
      </td>
      <td>{row.clvCount === 0 ? '–' : signedPercent(row.clv, locale)}</td>
    </tr>
  );
}

interface SplitProps {
  readonly kind: keyof TipStats;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly reader: Reader;
}

function Split({ kind, rows, nameOf, reader }: SplitProps) {
  const { t } = reader;
  const title = t(`profile.split.${kind}`);
  if (rows.length === 0) return null;
  return (
    <Card title={title} isFlush>
      <table className={tableClass}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t(`profile.split.head-${kind}`)}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {figure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SplitRow key={row.key} row={row} name={nameOf(row)} reader={reader} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** The same record by market, band of odds, sport, league and month, each line with its count. */
export function Splits({
  record,
  reader,
}: {
  readonly record: ProfileStatistics;
  readonly reader: Reader;
}) {
  const { t } = reader;
  const { categories, oddsBands, sports, leagues, months } = record.tipStats;
  const leagueNames = new Map(leagues.map(({ key, name }) => [key, name]));
  return (
    <>
      <Split
        kind="categories"
        rows={categories}
        reader={reader}
        nameOf={({ key }) => t(`profile.category.${keyOf(OUTCOME_CATEGORY, Number(key))}`)}
      />
      <Split
        kind="oddsBands"
        rows={oddsBands}
        reader={reader}
        nameOf={({ key }) => bandName(Number(key), t)}
      />
      {sports.length > 1 && (
        <Split
          kind="sports"
          rows={sports}
          reader={reader}
          nameOf={({ key }) => t(`sport.${keyOf(SPORT, Number(key))}`)}
        />
      )}
      <Split
        kind="leagues"
        rows={leagues}
        reader={reader}
        nameOf={({ key }) => leagueNames.get(String(key)) ?? ''}
      />
      <Split
        kind="months"
        rows={months}
        reader={reader}
        nameOf={({ key }) => monthName(String(key), reader)}
      />
    </>
  );
}
