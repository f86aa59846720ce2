import { formatDateTime, knownStart } from '@tipmark/remote-kit/i18n';
import { Drawer } from '@tipmark/ui-kit/overlays';
import { type FormEvent, type ReactNode, useId } from 'react';
import { ContestChoice } from './ContestChoice.tsx';
import { DelayChoice } from './DelayChoice.tsx';
import { OutcomeStep } from './OutcomeStep.tsx';
import { ReasonStep } from './ReasonStep.tsx';
import { SavedTip, SavedTipFooter } from './SavedTip.tsx';
import { StakeStep } from './StakeStep.tsx';
import { TipFoot } from './TipFoot.tsx';
import { ReceiptFoot, TipReceipt } from './TipReceipt.tsx';
import { stack } from './tip-drawer-class.ts';
import type { TipDrawerProps } from './tip-drawer-props.ts';
import { type TipForm, useTipForm } from './use-tip-form.ts';

interface Content {
  readonly body: ReactNode;
  readonly foot: ReactNode;
}

function contentOf(form: TipForm, formId: string): Content {
  if (form.receipt) {
    return {
      body: <TipReceipt form={form} tip={form.receipt} />,
      foot: <ReceiptFoot form={form} />,
    };
  }
  if (form.stored) return { body: <SavedTip form={form} />, foot: <SavedTipFooter form={form} /> };
  return {
    body: (
      <div className={stack}>
        <OutcomeStep form={form} />
        <StakeStep form={form} />
        <ReasonStep form={form} />
        <ContestChoice form={form} />
        <DelayChoice form={form} />
      </div>
    ),
    foot: <TipFoot form={form} formId={formId} />,
  };
}

/** Posting a tip on a match, or changing one: outcome, stake, reasoning, and the receipt. */
export function TipDrawer(props: TipDrawerProps) {
  const { reader, translate, match, tip, onClose } = props;
  const form = useTipForm(props);
  const formId = useId();
  const { body, foot } = contentOf(form, formId);
  const { locale, timeZone } = reader;
  const time = formatDateTime(match.startsAt, locale, timeZone, knownStart(match));
  return (
    <Drawer
      title={translate(tip ? 'editTitle' : 'title')}
      note={translate('about', { teams: match.teams, time })}
      closeLabel={reader.t('button.close')}
      onClose={onClose}
      foot={foot}
    >
      <form
        id={formId}
        method="post"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          form.post();
        }}
      >
        {body}
      </form>
    </Drawer>
  );
}
