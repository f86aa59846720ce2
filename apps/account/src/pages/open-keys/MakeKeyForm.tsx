import type { CommandForm, Translate } from '@tipmark/remote-kit';
import { TextField, useForm } from '@tipmark/ui-kit/forms';
import { editForm } from '../../parts/forms/edit-class.ts';
import { FormEnd } from '../../parts/forms/FormEnd.tsx';
import { checkFields, fieldChecks } from '../../parts/forms/field-checks.ts';
import { wrong } from '../../parts/forms/wrong.ts';
import { ProofFields } from '../../parts/proof/ProofFields.tsx';
import { type OwnerProof, useOwnerProof } from '../../parts/proof/use-owner-proof.ts';

/** What `makeOpenKey` is sent. */
type KeyBody = { name: string } & ReturnType<OwnerProof['bodyOf']>;

interface MakeKeyFormProps {
  readonly form: Pick<CommandForm<never, unknown>, 'error' | 'isSubmitting' | 'reset'>;
  readonly t: Translate;
  readonly onSubmit: (body: KeyBody) => void;
}

/** A name, and the proof that it is the owner who asks: a key is access that lasts. */
export function MakeKeyForm({ form, t, onSubmit }: MakeKeyFormProps) {
  const proof = useOwnerProof('openKeys', t, form.error);
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, { name: fieldChecks.present, ...proof.checks }, t),
    onSubmit: (values) => onSubmit({ name: values['name'] ?? '', ...proof.bodyOf(values) }),
    refused: form.error?.details,
  });
  const label = t('openKeys.name');
  return (
    <form {...formProps} className={editForm}>
      <TextField
        name="name"
        label={label}
        maxLength={40}
        autoComplete="off"
        message={wrong(errors['name']) ?? { tone: 'plain', text: t('openKeys.nameHint') }}
      />
      <ProofFields proof={proof} errors={errors} t={t} />
      <FormEnd
        form={form}
        text={t('openKeys.makeButton')}
        labels={{ ...proof.labels, name: label }}
        errors={errors}
      />
    </form>
  );
}
