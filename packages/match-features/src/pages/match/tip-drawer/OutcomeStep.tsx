import type { TipMakerOutcome } from '@tipmark/contract';
import { isGoodValue } from '@tipmark/domain';
import { failureMessage } from '@tipmark/remote-kit';
import { formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import { cx, EmptyState, ErrorState, Icon, Skeleton, VisuallyHidden } from '@tipmark/ui-kit';
import { marketName, selectionName } from '../../../parts/odds/outcome-name.ts';
import { StepTitle } from './StepTitle.tsx';
import { outcomeCell, outcomes, stepClass } from './tip-drawer-class.ts';
import { hasModel, type MenuGroup, type MenuLine, marketOf, menuGroups } from './tip-menu.ts';
import type { TipForm } from './use-tip-form.ts';

interface FormProps {
  readonly form: TipForm;
}

const THREE = 3;

/** By the model where it has a forecast; outcomes without one show only the market's chance. */
function Chance({ form, outcome }: FormProps & { readonly outcome: TipMakerOutcome }) {
  const { reader, translate, menu } = form;
  const { fairPercent, model } = outcome;
  const whole = (value: number) => formatPercent(value, reader.locale, { decimals: 0 });
  if (!model && menu && hasModel(menu)) {
    if (fairPercent === null) return null;
    return <small>{translate('ofMarket', { percent: whole(fairPercent) })}</small>;
  }
  const chance = model ? model.percent : fairPercent;
  const value = model?.valuePercent ?? null;
  const isGood = isGoodValue({ valuePercent: value, marketPercent: outcome.claimedPercent });
  return (
    <>
      {chance !== null && <small>{whole(chance)}</small>}
      {value !== null && (
        <small data-good={isGood ? '' : undefined}>
          {formatPercent(value, reader.locale, { isSigned: true })}
        </small>
      )}
    </>
  );
}

function Cell({ form, outcome }: FormProps & { readonly outcome: TipMakerOutcome }) {
  const { reader, translate, draft, takenMarkets, areTermsOpen, isClosed } = form;
  const { odd_type: oddType, odds, isTippable } = outcome;
  const isTaken = takenMarkets.has(marketOf(oddType));
  const reason = isTaken ? translate('taken') : isTippable ? undefined : translate('notTippable');
  return (
    <label className={outcomeCell} title={reason}>
      <input
        type="radio"
        name="odd_type"
        value={oddType}
        checked={draft.oddType === oddType}
        disabled={reason !== undefined || !areTermsOpen || isClosed}
        onChange={() => form.choose(oddType)}
      />
      <span className="k">{selectionName(oddType, reader.t)}</span> <b>{formatOdds(odds)}</b>
      <Chance form={form} outcome={outcome} />
      {reason !== undefined && <VisuallyHidden>{reason}</VisuallyHidden>}
    </label>
  );
}

function Lines({ form, lines }: FormProps & { readonly lines: readonly MenuLine[] }) {
  const { reader } = form;
  const hasMarkets = new Set(lines.map(({ market }) => market)).size > 1;
  return lines.map(({ key, market, outcomes: own }, index) => (
    <div key={key}>
      {hasMarkets && lines[index - 1]?.market !== market && (
        <p className="market">{marketName(market, reader.t)}</p>
      )}
      <div className={cx('line', own.length % THREE === 0 && 'three')}>
        {own.map((outcome) => (
          <Cell key={outcome.odd_type} form={form} outcome={outcome} />
        ))}
      </div>
    </div>
  ));
}

function Group({ form, group }: FormProps & { readonly group: MenuGroup }) {
  const isChosen = group.lines.some(({ outcomes: own }) =>
    own.some(({ odd_type }) => odd_type === form.draft.oddType),
  );
  return (
    <details open={isChosen || undefined}>
      <summary>
        {form.translate(`category-${group.category}`)} <small>{group.count}</small>
        <Icon name="chevronDown" />
      </summary>
      <div className="group">
        <Lines form={form} lines={group.lines} />
      </div>
    </details>
  );
}

function Menu({ form }: FormProps) {
  const { translate, reader, menu, maker } = form;
  if (!menu) {
    return maker.error ? (
      <ErrorState
        title={translate('menuFailed')}
        text={failureMessage(maker.error, { locale: reader.locale })}
        retryLabel={reader.t('button.retry')}
        onRetry={form.retryRequest}
      />
    ) : (
      <div aria-busy="true">
        <VisuallyHidden>{reader.t('state.loading')}</VisuallyHidden>
        <Skeleton />
      </div>
    );
  }
  const [first, ...others] = menuGroups(menu);
  if (!first) return <EmptyState text={translate('menuEmpty')} />;
  return (
    <div className={outcomes} role="radiogroup" aria-label={translate('stepOutcome')}>
      <div className="first">
        <Lines form={form} lines={first.lines} />
      </div>
      {others.map((group) => (
        <Group key={group.category} form={form} group={group} />
      ))}
    </div>
  );
}

/** The choice of the tip: outcomes by category with price, chance and value now. */
export const OutcomeStep = ({ form }: FormProps) => (
  <section className={stepClass}>
    <StepTitle step={1} text={form.translate('stepOutcome')}>
      {form.translate(form.menu && hasModel(form.menu) ? 'modelAndValue' : 'fairAndValue')}
    </StepTitle>
    <Menu form={form} />
  </section>
);
