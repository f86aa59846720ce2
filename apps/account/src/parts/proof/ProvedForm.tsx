import type { CommandForm, Translate } from '@tipmark/remote-kit';
import { cx } from '@tipmark/ui-kit';
import { useForm } from '@tipmark/ui-kit/forms';
import type { ReactNode } from 'react';
import { editForm } from '../forms/edit-class.ts';
import { FormEnd } from '../forms/FormEnd.tsx';
import { checkFields } from '../forms/field-checks.ts';
import { PlainOutcome } from './PlainOutcome.tsx';
import { ProofFields } from './ProofFields.tsx';
import { useEditAddress } from './use-edit-address.ts';
import { type OwnerProof, useOwnerProof } from './use-owner-proof.ts';

export type ProofBody = ReturnType<OwnerProof['bodyOf']>;

export interface ProvedFormProps {
  readonly edit: OwnerProof['edit'];
  readonly form: Pick<CommandForm<never, unknown>, 'error' | 'isSubmitting' | 'reset'>;
  readonly onSubmit: (proof: ProofBody) => void;
  /** Text of the button. */
  readonly text: string;
  readonly t: Translate;
  /** What the form sends besides when scripts do not run; without it, it needs scripts. */
  readonly plain?: Readonly<Record<string, string>> | undefined;
  /** The outcome of a form sent without scripts is shown in it, not elsewhere on the page. */
  readonly hasOutcome?: boolean;
  readonly className?: string | undefined;
  /** Shown above the fields. */
  readonly children?: ReactNode;
}

/**
 * A button with the owner's proof before it: a stranger with a signed-in device must not gain
 * access of their own, lock the owner out, or turn protection off.
 */
export function ProvedForm(props: ProvedFormProps) {
  const { edit, form, onSubmit, text, t, plain, hasOutcome = false, className, children } = props;
  const proof = useOwnerProof(edit, t, form.error);
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, proof.checks, t),
    onSubmit: (values) => onSubmit(proof.bodyOf(values)),
    refused: form.error?.details,
  });
  return (
    <form {...formProps} action={useEditAddress(edit)} className={cx(editForm, className)}>
      {children}
      {Object.entries(plain ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ProofFields proof={proof} errors={errors} t={t} />
      {hasOutcome && <PlainOutcome />}
      <FormEnd
        form={form}
        text={text}
        labels={proof.labels}
        errors={errors}
        isPlain={plain !== undefined}
      />
    </form>
  );
}
