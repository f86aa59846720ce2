import { Checkbox } from '@tipmark/ui-kit';
import { stepClass } from './tip-drawer-class.ts';
import type { TipForm } from './use-tip-form.ts';

/** Premium cappers choose for each tip whether everybody sees it at once. */
export const DelayChoice = ({ form }: { readonly form: TipForm }) => {
  const { translate, isDelayed, mayDelay, change } = form;
  if (!mayDelay) return null;
  return (
    <section className={stepClass}>
      <Checkbox name="isDelayed" isOn={isDelayed} onChange={(isOn) => change({ isDelayed: isOn })}>
        {translate('delay')}
      </Checkbox>
      <p className="hint">{translate('delayHint')}</p>
    </section>
  );
};
