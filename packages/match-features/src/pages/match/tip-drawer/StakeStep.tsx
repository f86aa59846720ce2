import { STAKE_UNIT_MILLI, TIP_LIMIT } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { outcomeName } from '../../../parts/odds/outcome-name.ts';
import { StakeSlot } from '../../../parts/tips/stakes/StakeSlot.tsx';
import type { StakeOutcome } from '../../../parts/tips/stakes/stake-view.ts';
import { StepTitle } from './StepTitle.tsx';
import { stakes, stepClass } from './tip-drawer-class.ts';
import { marketOutcomes } from './tip-menu.ts';
import type { TipForm } from './use-tip-form.ts';

const MILLI = 1_000;
const { minStakePercent, maxStakePercent } = TIP_LIMIT;
const PERCENTS = Array.from(
  { length: maxStakePercent - minStakePercent + 1 },
  (_, index) => minStakePercent + index,
);

/** Units of the bank a stake is. */
export const unitsOf = (stake: number): number => (stake * STAKE_UNIT_MILLI) / MILLI;

const PERCENT = 100;

/** The market of the chosen outcome, for the calculator. */
function stakeOutcomes({ menu, draft, reader }: TipForm): StakeOutcome[] {
  const outcomes = menu ? marketOutcomes(menu, draft.oddType) : [];
  return outcomes.map(({ odd_type: oddType, odds, fairPercent }) => ({
    oddType,
    name: outcomeName(oddType, reader.t),
    probability: fairPercent === null ? undefined : fairPercent / PERCENT,
    odds,
  }));
}

/** The stake and what it would win. */
export const StakeStep = ({ form }: { readonly form: TipForm }) => {
  const { translate, reader, draft, price, areTermsOpen, isClosed, visitor } = form;
  const units = unitsOf(draft.stake);
  const number = (value: number, decimals?: number) =>
    formatNumber(value, reader.locale, decimals === undefined ? {} : { decimals });
  return (
    <section className={stepClass}>
      <StepTitle step={2} text={translate('stepStake')} />
      <div className={stakes} role="radiogroup" aria-label={translate('stepStake')}>
        {PERCENTS.map((percent) => (
          <label key={percent}>
            <input
              type="radio"
              name="stake"
              value={percent}
              checked={draft.stake === percent}
              disabled={!areTermsOpen || isClosed}
              onChange={() => form.change({ stake: percent })}
            />
            {percent}
          </label>
        ))}
      </div>
      <p className="hint">
        <span>
          {translate('units', { units: number(units) })}
          {visitor.bank !== undefined && (
            <>
              {' '}
              · {translate('bank', { units: number(visitor.bank, visitor.bank % 1 === 0 ? 0 : 2) })}
            </>
          )}
        </span>
        {price !== undefined && (
          <span>
            {translate('win')}{' '}
            <b>{translate('winUnits', { units: number(units * (price - 1), 1) })}</b>
          </span>
        )}
      </p>
      {draft.oddType !== undefined && !isClosed && (
        <StakeSlot
          outcomes={stakeOutcomes(form)}
          oddType={draft.oddType}
          isFolded
          reader={reader}
        />
      )}
    </section>
  );
};
