import type { ProfileStatistics } from '@tipmark/contract';
import { INITIAL_BANK_MILLI } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { formatDate, formatDayAndMonth } from '@tipmark/remote-kit/i18n';
import type { BankChartProps, BankPoint, StepPoint } from '@tipmark/ui-kit/charts';
import { units } from '../../../parts/format/signed-numbers.ts';

export const INITIAL_BANK = INITIAL_BANK_MILLI / 1_000;
const DAY = 86_400;
const MOST_TICKS = 7;
/** Steps in days between two readable dates of the axis. */
const STEPS = [1, 2, 7, 14, 30, 61, 91, 182, 365];

function ticksOf(from: number, to: number, { locale, timeZone }: Reader): BankChartProps['times'] {
  const days = Math.max(1, (to - from) / DAY);
  const step =
    (STEPS.find((one) => days / one <= MOST_TICKS) ?? Math.ceil(days / MOST_TICKS)) * DAY;
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const at = from + index * step;
    const [day = '', month = ''] = formatDayAndMonth(at, locale, timeZone).split('\u00A0');
    return { at, text: `${day}\u00A0${month.slice(0, 3)}` };
  });
}

/** The data of a bank's chart; undefined without a settled tip in the period. */
export function bankView(
  record: ProfileStatistics,
  period: { readonly days: number; readonly nowSeconds: number },
  reader: Reader,
): Omit<BankChartProps, 'label'> | undefined {
  const { t, locale, timeZone } = reader;
  const since = period.days === 0 ? 0 : period.nowSeconds - period.days * DAY;
  const textOf = (at: number, value: number, expected: number) =>
    t('profile.bank.point', {
      date: formatDate(at, locale, timeZone),
      bank: units(value, locale),
      expected: units(expected, locale),
    });
  const points = record.bankrollMovements
    .filter(({ settledAt }) => settledAt >= since)
    .map(
      ({ settledAt: at, balance: value, expected, deviation }): BankPoint => ({
        at,
        value,
        expected,
        deviation,
        text: textOf(at, value, expected),
      }),
    );
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return undefined;
  const past = record.resets
    .map(({ balances, at }): StepPoint[] => {
      const steps = balances
        .filter(([moment]) => moment >= since)
        .map(([...step]): StepPoint => step);
      const end = steps.at(-1);
      return end ? [...steps, [at, end[1]]] : [];
    })
    .filter((steps) => steps.length > 0);
  const resets = record.resets
    .filter(({ at }) => at >= since)
    .map(({ at }) => ({
      at,
      text: t('profile.bank.reset', { date: formatDate(at, locale, timeZone) }),
    }));
  const from = Math.min(
    first.at,
    ...past.flatMap((steps) => steps[0]?.[0] ?? []),
    ...resets.map(({ at }) => at),
  );
  const to = Math.max(last.at, from + 1);
  return {
    points,
    past,
    resets,
    base: INITIAL_BANK,
    from,
    to,
    valueText: (value) => units(value, locale).replace(/[.,]0$/, ''),
    times: ticksOf(from, to, reader),
    expectedText: t('profile.bank.expected', { value: units(last.expected, locale) }),
  };
}
