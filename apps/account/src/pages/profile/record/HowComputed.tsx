import type { ProfileStatistics } from '@tipmark/contract';
import { numbersAddress, type Reader } from '@tipmark/match-features';
import { formatNumber, formatOdds } from '@tipmark/remote-kit/i18n';
import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { percent, signedPercent, units } from '../../../parts/format/signed-numbers.ts';

const details = css`
  border-top: 1px solid var(--hair);
  font-size: ${font.small};
  line-height: 20px;
  color: var(--text2);
  summary { padding: 12px 16px; font-weight: ${weight.strong}; color: var(--accent); cursor: pointer; }
  ul { display: grid; gap: ${gap[6]}; padding: 0 16px 16px; max-width: 80ch; }
  a { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
  ${MOBILE} { summary { padding: 12px var(--gutter); } ul { padding: 0 var(--gutter) 16px; } }
`;

const STATISTICS = [
  'profit',
  'roi',
  'error',
  'hits',
  'odds',
  'drawdown',
  'clv',
  'run',
  'ledger',
] as const;

/** Each statistic of the record as a sum anybody can recompute, with this record's numbers. */
export function HowComputed({
  record,
  reader,
}: {
  readonly record: ProfileStatistics;
  readonly reader: Reader;
}) {
  const { t, locale } = reader;
  const number = (value: number) => formatNumber(value, locale);
  const counted = record.tipsWon + record.tipsLost;
  const values = {
    n: number(counted),
    all: number(counted + record.tipsReturned),
    won: number(record.tipsWon),
    lost: number(record.tipsLost),
    returned: number(record.tipsReturned),
    profit: units(record.profit, locale, true),
    bank: units(record.bankroll, locale),
    turnover: units(record.turnover, locale),
    roi: signedPercent(record.roi, locale),
    error: percent(record.roiError, locale),
    t: record.tValue === null ? '–' : formatNumber(record.tValue, locale, { decimals: 1 }),
    rate: percent(record.winRate, locale),
    odds: formatOdds(record.averageOdd === null ? null : Math.round(record.averageOdd * 100) / 100),
    drawdown: percent(record.maxDrawdown, locale),
    clv: signedPercent(record.clv, locale),
    clvCount: number(record.clvCount),
    run: number(record.longestWon),
  };
  return (
    <details className={details}>
      <summary>{t('profile.how.title')}</summary>
      <ul>
        {STATISTICS.map((statistic) => (
          <li key={statistic}>{t(`profile.how.${statistic}`, values)}</li>
        ))}
        <li>
          <a href={numbersAddress('rating', locale)}>{t('profile.how.check')}</a>
        </li>
      </ul>
    </details>
  );
}
