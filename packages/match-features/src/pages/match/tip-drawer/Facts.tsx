import { formatNumber, formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import { outcomeName } from '../../../parts/odds/outcome-name.ts';
import { unitsOf } from './StakeStep.tsx';
import type { TipForm } from './use-tip-form.ts';

/** Key of its name in the messages of the drawer, and its value. */
export type Fact = readonly [key: string, value: string];

interface Stated {
  readonly oddType: string;
  readonly odds: number;
  readonly stake: number;
}

/** A tip in figures: its outcome, price and stake. */
export const factsOfTip = (
  { oddType, odds, stake }: Stated,
  { translate, reader }: Pick<TipForm, 'translate' | 'reader'>,
): readonly Fact[] => [
  ['receiptOutcome', outcomeName(oddType, reader.t)],
  ['receiptOdds', formatOdds(odds)],
  [
    'receiptStake',
    translate('stakeWithUnits', {
      percent: formatPercent(stake, reader.locale, { decimals: 0 }),
      units: formatNumber(unitsOf(stake), reader.locale),
    }),
  ],
];

interface FactsProps extends Pick<TipForm, 'translate'> {
  readonly facts: readonly Fact[];
}

/** Rows of a receipt. */
export const Facts = ({ facts, translate }: FactsProps) =>
  facts.map(([key, value]) => (
    <div key={key} className="fact">
      <dt>{translate(key)}</dt>
      <dd>{value}</dd>
    </div>
  ));
