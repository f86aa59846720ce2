import type { EndpointDefinition, RequestOf } from '@tipmark/contract';
import type { Command, Translate } from '@tipmark/remote-kit';
import { TextField, useForm } from '@tipmark/ui-kit/forms';
import { editForm } from '../../../parts/forms/edit-class.ts';
import { FormEnd } from '../../../parts/forms/FormEnd.tsx';
import { checkFields, fieldChecks } from '../../../parts/forms/field-checks.ts';
import { useFormThatLeadsOn } from '../../../parts/forms/use-form-that-leads-on.ts';
import { useSentPlainly } from '../../../parts/forms/use-sent-plainly.ts';
import { wrong } from '../../../parts/forms/wrong.ts';
import { PlainOutcome } from '../../../parts/proof/PlainOutcome.tsx';
import { ProofFields } from '../../../parts/proof/ProofFields.tsx';
import { useEditAddress } from '../../../parts/proof/use-edit-address.ts';
import { useOwnerProof } from '../../../parts/proof/use-owner-proof.ts';
import { emailCommand, telegramCommand, userNameCommand } from '../profile-commands.ts';
import type { EditProps } from './edit-props.ts';

interface FieldFormProps<E extends EndpointDefinition, Result> {
  readonly t: Translate;
  readonly command: Command<E, Result>;
  readonly requestOf: (value: string) => RequestOf<E>;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly type?: 'text' | 'email';
  readonly autoComplete: string;
  readonly check?: (value: string, t: Translate) => string | undefined;
}

/** A form with one text field. */
function FieldForm<E extends EndpointDefinition, Result>({
  t,
  command,
  requestOf,
  name,
  label,
  hint,
  value,
  check,
  ...input
}: FieldFormProps<E, Result>) {
  const form = useFormThatLeadsOn(command);
  const { errors, formProps } = useForm({
    check: (values) => (check ? checkFields(values, { [name]: check }, t) : {}),
    onSubmit: (values) => form.submit(requestOf(values[name] ?? '')),
    refused: form.error?.details,
  });
  return (
    <form {...formProps} className={editForm}>
      <TextField
        {...input}
        name={name}
        label={label}
        defaultValue={value}
        message={wrong(errors[name]) ?? { tone: 'plain', text: hint }}
      />
      <FormEnd form={form} text={t('button.save')} labels={{ [name]: label }} errors={errors} />
    </form>
  );
}

export function NameForm({ page: { reader }, profile }: EditProps) {
  const { t } = reader;
  const waiting = profile.own?.nameOnModeration ?? null;
  return (
    <>
      <FieldForm
        t={t}
        command={userNameCommand}
        requestOf={(userName) => ({ body: { userName } })}
        name="userName"
        label={t('form.userName')}
        hint={t('settings.edit.nameHint')}
        value={profile.name}
        autoComplete="nickname"
        check={fieldChecks.userName}
      />
      {waiting !== null && <p>{t('settings.edit.nameWaiting', { name: waiting })}</p>}
    </>
  );
}

/** The new address waits for its confirmation; the owner proves that it is their wish. */
export function EmailForm({ page: { reader }, profile }: EditProps) {
  const { t } = reader;
  const form = useFormThatLeadsOn(emailCommand);
  const proof = useOwnerProof('email', t, form.error);
  const { wrong: refused } = useSentPlainly();
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, { email: fieldChecks.email, ...proof.checks }, t),
    onSubmit: (values) =>
      form.submit({ body: { email: values['email'] ?? '', ...proof.bodyOf(values) } }),
    refused: form.error?.details,
  });
  const pending = profile.own?.pendingEmail ?? null;
  const labels = { ...proof.labels, email: t('form.email') };
  const isRefused = refused.includes('email') ? t('settings.edit.emailRefused') : undefined;
  return (
    <form {...formProps} action={useEditAddress('email')} className={editForm}>
      <TextField
        name="email"
        label={labels.email}
        type="email"
        autoComplete="email"
        required
        defaultValue={profile.own?.email ?? ''}
        message={
          wrong(errors['email'] ?? isRefused) ?? {
            tone: 'plain',
            text: t('settings.edit.emailHint'),
          }
        }
      />
      {pending !== null && <p>{t('settings.edit.emailPending', { email: pending })}</p>}
      <ProofFields proof={proof} errors={errors} t={t} />
      <PlainOutcome />
      <FormEnd form={form} text={t('button.save')} labels={labels} errors={errors} isPlain />
    </form>
  );
}

export function TelegramForm({ page: { reader }, profile }: EditProps) {
  const { t } = reader;
  const waiting = profile.own?.telegramOnModeration ?? null;
  return (
    <>
      <FieldForm
        t={t}
        command={telegramCommand}
        requestOf={(telegram) => ({ body: { telegram } })}
        name="telegram"
        label={t('settings.edit.telegramLabel')}
        hint={t('settings.edit.telegramHint')}
        value={waiting ?? profile.telegram ?? ''}
        autoComplete="off"
      />
      {waiting !== null && <p>{t('settings.edit.telegramWaiting', { name: waiting })}</p>}
    </>
  );
}
