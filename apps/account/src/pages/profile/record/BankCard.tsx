import type { ProfileStatistics } from '@tipmark/contract';
import { emptyText } from '@tipmark/match-features';
import { formatDateTime, formatNumber } from '@tipmark/remote-kit/i18n';
import { Card, css, EmptyState, MOBILE, Segmented, VisuallyHidden } from '@tipmark/ui-kit';
import { BankChart } from '@tipmark/ui-kit/charts';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { signedPercent, signOf, units } from '../../../parts/format/signed-numbers.ts';
import { cardHead, tableClass } from '../../../parts/page/page-class.ts';
import type { ProfilePage } from '../use-profile.ts';
import { bankView, INITIAL_BANK } from './bank-view.ts';

const body = css`
  padding: 12px 16px 16px;
  ${MOBILE} { padding: 12px var(--gutter) 16px; }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]} ${gap[24]};
  justify-content: space-between;
  font-size: ${font.meta};
  line-height: 16px;
  font-weight: ${weight.medium};
  color: var(--text2);
  ul { display: flex; flex-wrap: wrap; gap: ${gap[4]} ${gap[12]}; }
  li { display: inline-flex; align-items: center; gap: ${gap[6]}; }
  svg { width: 18px; height: 10px; }
  .bank { stroke: var(--text); stroke-width: 2; }
  .expected { stroke: var(--pos); stroke-width: 2; stroke-dasharray: 4 3; }
  .wide { fill: var(--pos); fill-opacity: .1; }
  .narrow { fill: var(--pos); fill-opacity: .2; }
  p { color: var(--text3); max-width: 62ch; }
`;

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]};
`;

const scroll = css`
  max-height: 360px;
  overflow: auto;
`;

/** Below this the yield is within chance. */
const SIGNIFICANT_T = 2;
const PERIODS = ['0', '90', '30'] as const;

function BankTable({
  record,
  page,
}: {
  readonly record: ProfileStatistics;
  readonly page: ProfilePage;
}) {
  const { t, locale, timeZone } = page.reader;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <section className={scroll} aria-label={t('profile.bank.table')} tabIndex={0}>
      <table className={tableClass}>
        <caption>
          <VisuallyHidden>{t('profile.bank.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('profile.bank.settled')}</th>
            <th scope="col">{t('profile.bank.change')}</th>
            <th scope="col">{t('profile.bank.bank')}</th>
            <th scope="col">{t('profile.bank.expectation')}</th>
          </tr>
        </thead>
        <tbody>
          {record.bankrollMovements.toReversed().map((movement) => (
            <tr key={movement.tipId}>
              <th scope="row">{formatDateTime(movement.settledAt, locale, timeZone)}</th>
              <td data-sign={signOf(movement.delta)}>{units(movement.delta, locale, true)}</td>
              <td>{units(movement.balance, locale)}</td>
              <td>
                {`${units(movement.expected, locale)} ± ${units(movement.deviation, locale)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Legend({
  record,
  page,
}: {
  readonly record: ProfileStatistics;
  readonly page: ProfilePage;
}) {
  const { t, locale } = page.reader;
  const { tValue, clv } = record;
  const n = formatNumber(record.tipsWon + record.tipsLost, locale);
  const isSignificant = tValue !== null && Math.abs(tValue) >= SIGNIFICANT_T;
  return (
    <div className={foot}>
      <ul aria-hidden="true">
        <li>
          <svg viewBox="0 0 18 10">
            <path className="bank" d="M0 5H18" />
          </svg>
          {t('profile.bank.bank')}
        </li>
        <li>
          <svg viewBox="0 0 18 10">
            <path className="expected" d="M0 5H18" />
          </svg>
          {t('profile.bank.byClosing')}
        </li>
        <li>
          <svg viewBox="0 0 18 10">
            <path className="wide" d="M0 0H18V10H0z" />
            <path className="narrow" d="M0 2.5H18V7.5H0z" />
          </svg>
          {t('profile.bank.band')}
        </li>
      </ul>
      <p>
        {t(isSignificant ? 'profile.bank.luckUnlikely' : 'profile.bank.luckPossible', {
          n,
          clv: signedPercent(clv, locale),
          t: tValue === null ? '–' : formatNumber(tValue, locale, { decimals: 1 }),
        })}
      </p>
    </div>
  );
}

/** The bank beside what its prices implied, as a chart or a table. */
export function BankCard({
  record,
  page,
}: {
  readonly record: ProfileStatistics;
  readonly page: ProfilePage;
}) {
  const { reader, view, addressOf, go, nowSeconds } = page;
  const { t, locale } = reader;
  const isEmpty = record.bankrollMovements.length === 0;
  const chart = bankView(record, { days: view.period, nowSeconds }, reader);
  const periodAddress = (days: string) => addressOf({ ...view, period: Number(days) });
  const kindAddress = (kind: string) => addressOf({ ...view, isTable: kind === 'table' });
  return (
    <Card isFlush>
      <div className={cardHead}>
        <h2>{t('profile.bank.title')}</h2>
        {!isEmpty && (
          <div className={choices}>
            <Segmented
              label={t('profile.bank.period')}
              current={String(view.period)}
              onChoose={(days) => go(periodAddress(days))}
              items={PERIODS.map((days) => ({
                key: days as string,
                text: t(`profile.bank.period-${days}`),
                href: periodAddress(days),
              }))}
            />
            <Segmented
              label={t('match.view')}
              current={view.isTable ? 'table' : 'chart'}
              onChoose={(kind) => go(kindAddress(kind))}
              items={(['chart', 'table'] as const).map((kind) => ({
                key: kind as string,
                text: t(kind === 'chart' ? 'match.viewChart' : 'match.viewTable'),
                href: kindAddress(kind),
              }))}
            />
          </div>
        )}
      </div>
      {isEmpty && <EmptyState text={emptyText(reader, 'tips', 'profile.bank.empty')} />}
      {!isEmpty && view.isTable && <BankTable record={record} page={page} />}
      {!isEmpty && !view.isTable && (
        <div className={body}>
          {chart ? (
            <BankChart
              {...chart}
              label={t('profile.bank.chart', {
                first: units(INITIAL_BANK, locale),
                last: units(record.bankroll, locale),
                expected: chart.expectedText,
              })}
            />
          ) : (
            <EmptyState text={emptyText(reader, 'tips', 'profile.bank.emptyPeriod')} />
          )}
          <Legend record={record} page={page} />
        </div>
      )}
    </Card>
  );
}
