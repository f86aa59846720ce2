import type { WebhookList } from '@tipmark/contract';
import type { CommandForm, Translate } from '@tipmark/remote-kit';
import { selectLocale } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Checkbox, css } from '@tipmark/ui-kit';
import { type FormValues, TextField, useForm } from '@tipmark/ui-kit/forms';
import { gap } from '@tipmark/ui-kit/style-values';
import { useState } from 'react';
import { editForm } from '../../parts/forms/edit-class.ts';
import { FormEnd } from '../../parts/forms/FormEnd.tsx';
import { checkFields, fieldChecks } from '../../parts/forms/field-checks.ts';
import { useSentPlainly } from '../../parts/forms/use-sent-plainly.ts';
import { wrong } from '../../parts/forms/wrong.ts';
import { ProofFields } from '../../parts/proof/ProofFields.tsx';
import { type OwnerProof, useOwnerProof } from '../../parts/proof/use-owner-proof.ts';

const choice = css`
  display: grid;
  gap: ${gap[4]};
  min-width: 0;
  max-height: 240px;
  overflow: hidden auto;
  border: 0;
  padding: 0;
  margin: 0;
`;

interface Chosen {
  readonly address: string;
  readonly searches: string[];
  readonly cappers: string[];
  readonly allCappers: boolean;
}

/** Names of the boxes that were ticked, without what they begin with. */
const tickedIn = (values: FormValues, start: string): string[] =>
  Object.keys(values).flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));

interface ChoiceProps {
  readonly list: WebhookList;
  readonly t: Translate;
}

function Tick({ name, text }: { readonly name: string; readonly text: string }) {
  const [isOn, setIsOn] = useState(false);
  return (
    <Checkbox name={name} isOn={isOn} onChange={setIsOn}>
      {text}
    </Checkbox>
  );
}

function Choice({ list: { searches, cappers }, t }: ChoiceProps) {
  return (
    <>
      <fieldset className={choice}>
        <legend>{t('webhooks.cappers')}</legend>
        <Tick name="allCappers" text={t('webhooks.allCappers')} />
        {cappers.length === 0 && <p>{t('webhooks.noCappers')}</p>}
        {cappers.map(({ id, name }) => (
          <Tick key={id} name={`capper-${id}`} text={name} />
        ))}
      </fieldset>
      <fieldset className={choice}>
        <legend>{t('webhooks.searches')}</legend>
        {searches.length === 0 && <p>{t('webhooks.noSearches')}</p>}
        {searches.map(({ id, kind, name }) => (
          <Tick key={id} name={`search-${id}`} text={`${name} (${t(`webhooks.kind.${kind}`)})`} />
        ))}
      </fieldset>
    </>
  );
}

interface MakeHookFormProps extends ChoiceProps {
  readonly form: Pick<CommandForm<never, unknown>, 'error' | 'isSubmitting' | 'reset'>;
  readonly onSubmit: (body: Chosen & ReturnType<OwnerProof['bodyOf']>) => void;
}

/** An address, what is sent to it, and the proof that it is the owner who asks. */
export function MakeHookForm({ form, list, t, onSubmit }: MakeHookFormProps) {
  const locale = useSelector(selectLocale);
  const proof = useOwnerProof('webhooks', t, form.error);
  const { wrong: refused } = useSentPlainly();
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, { address: fieldChecks.present, ...proof.checks }, t),
    onSubmit: (values) =>
      onSubmit({
        address: values['address'] ?? '',
        searches: tickedIn(values, 'search-'),
        cappers: tickedIn(values, 'capper-'),
        allCappers: Object.hasOwn(values, 'allCappers'),
        ...proof.bodyOf(values),
      }),
    refused: form.error?.details,
  });
  const label = t('webhooks.address');
  const fault =
    errors['address'] ?? (refused.includes('address') ? t('webhooks.wrong-address') : undefined);
  return (
    <form {...formProps} action={href('webhooks', {}, { locale })} className={editForm}>
      <input type="hidden" name="intent" value="make" />
      <TextField
        name="address"
        label={label}
        maxLength={500}
        autoComplete="off"
        message={wrong(fault) ?? { tone: 'plain', text: t('webhooks.addressHint') }}
      />
      <Choice list={list} t={t} />
      <ProofFields proof={proof} errors={errors} t={t} />
      <FormEnd
        form={form}
        text={t('webhooks.makeButton')}
        labels={{ ...proof.labels, address: label }}
        errors={errors}
        isPlain
      />
    </form>
  );
}
