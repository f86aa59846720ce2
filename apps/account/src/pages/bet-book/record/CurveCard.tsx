import type { BetBookRecord } from '@tipmark/contract';
import { type Reader, timeTicks } from '@tipmark/match-features';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { Card } from '@tipmark/ui-kit';
import { BankChart } from '@tipmark/ui-kit/charts';
import { bodyClass } from '../../../parts/page/page-class.ts';
import { amountText, axisText } from '../amount-text.ts';

/** The profit bet by bet, beside what the closing odds implied. */
export function CurveCard({
  record,
  reader,
}: {
  readonly record: BetBookRecord;
  readonly reader: Reader;
}) {
  const { t, locale, timeZone } = reader;
  const { steps, currency, profit } = record;
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last || steps.length < 2) return null;
  const money = (minor: number) => amountText(minor, currency, { locale, isSigned: true });
  const to = Math.max(last.at, first.at + 1);
  return (
    <Card title={t('bets.curve.title')} isFlush>
      <div className={bodyClass}>
        <BankChart
          label={t('bets.curve.chart', { last: money(profit), expected: money(last.expected) })}
          points={steps.map(({ at, profit: value, expected, deviation }) => ({
            at,
            value,
            expected,
            deviation,
            text: t('bets.curve.point', {
              date: formatDate(at, locale, timeZone),
              profit: money(value),
              expected: money(expected),
            }),
          }))}
          past={[]}
          resets={[]}
          base={0}
          from={first.at}
          to={to}
          valueText={(value) => axisText(value, reader)}
          times={timeTicks(first.at, to, reader)}
          expectedText={t('bets.curve.expected', { value: axisText(last.expected, reader) })}
        />
        <p>{t('bets.curve.note')}</p>
      </div>
    </Card>
  );
}
