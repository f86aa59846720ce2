import type { CommandForm, Translate } from '@tipmark/remote-kit';
import { useForm } from '@tipmark/ui-kit/forms';
import { FormEnd } from '../../../../parts/forms/FormEnd.tsx';
import { checkFields } from '../../../../parts/forms/form-words.ts';
import { editForm } from '../edit-class.ts';
import { PlainOutcome } from '../proof/PlainOutcome.tsx';
import { ProofFields } from '../proof/ProofFields.tsx';
import { useEditAddress } from '../proof/use-edit-address.ts';
import { type OwnerProof, useOwnerProof } from '../proof/use-owner-proof.ts';

/** A command with this body, as `useForm` submits it. */
export interface TwoStepFormProps<Body> {
  readonly form: Pick<
    CommandForm<{ readonly body: Body }, unknown>,
    'error' | 'isSubmitting' | 'submit' | 'reset'
  >;
  readonly t: Translate;
}

type ProofBody = ReturnType<OwnerProof['bodyOf']>;

interface ProvedFormProps extends TwoStepFormProps<ProofBody> {
  /** Text of the button. */
  readonly text: string;
  /**
   * What it does without scripts. Secrets and recovery codes are shown once, so that they never
   * stand in an address: those forms need scripts.
   */
  readonly plainIntent?: 'end';
}

/**
 * The owner's proof first: a stranger with a signed-in device must not be able to lock its owner
 * out, or to turn protection off.
 */
export function ProvedForm({ form, text, t, plainIntent }: ProvedFormProps) {
  const isPlain = plainIntent !== undefined;
  const proof = useOwnerProof('twoSteps', t, form.error);
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, proof.checks, t),
    onSubmit: (values) => form.submit({ body: proof.bodyOf(values) }),
    refused: form.error?.details,
  });
  return (
    <form {...formProps} action={useEditAddress('twoSteps')} className={editForm}>
      {isPlain && <input type="hidden" name="intent" value={plainIntent} />}
      <ProofFields proof={proof} errors={errors} t={t} />
      {isPlain && <PlainOutcome />}
      <FormEnd form={form} text={text} labels={proof.labels} errors={errors} isPlain={isPlain} />
    </form>
  );
}
