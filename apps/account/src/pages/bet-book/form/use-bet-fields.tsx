import type { betForm, ReplyOf } from '@tipmark/contract';
import { BET_FIELDS, type BetField } from '@tipmark/domain';
import { useCommand } from '@tipmark/remote-kit';
import { TextField, type TextFieldProps, useForm } from '@tipmark/ui-kit/forms';
import { useState } from 'react';
import { checkFields, fieldChecks } from '../../../parts/forms/field-checks.ts';
import { useSentPlainly } from '../../../parts/forms/use-sent-plainly.ts';
import { wrong } from '../../../parts/forms/wrong.ts';
import { addBetCommand, changeBetCommand } from '../bet-loads.ts';
import type { Book } from '../use-book.ts';
import { useWhenDone } from '../use-when-done.ts';

type Form = ReplyOf<typeof betForm>;
type FieldProps = Partial<Omit<TextFieldProps, 'name' | 'label'>> & { readonly hint?: string };

const CHECKED = ['odds', 'stake', 'placedAt'] as const;

/** The fields of a bet: what they begin with, what is chosen, what is wrong, and how it is sent. */
export function useBetFields(form: Form, book: Book) {
  const { reader, search } = book;
  const { t } = reader;
  const add = useCommand(addBetCommand);
  const change = useCommand(changeBetCommand);
  const command = form.bet === null ? add : change;
  const { wrong: refused } = useSentPlainly();
  /** What was sent without scripts and refused is still in the address. */
  const valueOf = (field: BetField) => search.get(`f-${field}`) ?? form.fields[field];
  const [sport, setSport] = useState(valueOf('sport'));
  const [currency, setCurrency] = useState(valueOf('currency'));
  const [status, setStatus] = useState(valueOf('status'));
  const isDone = command.state.status === 'succeeded';
  useWhenDone(isDone, t('bets.form.saved'), book);
  const { errors, formProps } = useForm({
    check: (values) =>
      checkFields(
        values,
        {
          ...Object.fromEntries(CHECKED.map((field) => [field, fieldChecks.present])),
          ...(form.match === null && { event: fieldChecks.present }),
          ...(status === 'cashedOut' && { returned: fieldChecks.present }),
        },
        t,
      ),
    onSubmit: (values) => {
      const texts = Object.fromEntries(BET_FIELDS.map((field) => [field, values[field] ?? '']));
      const body = { ...texts, sport, currency, status };
      if (form.bet === null) add.submit({ body, idempotencyKey: crypto.randomUUID() });
      else {
        const { id, version } = form.bet;
        change.submit({ segments: { id }, body: { ...body, version } });
      }
    },
    refused: command.error?.details,
  });
  const label = (field: BetField) => t(`bets.form.${field}`);
  const faultOf = (field: BetField) =>
    wrong(errors[field] ?? (refused.includes(field) ? t('bets.form.wrong') : undefined));
  const text = (field: BetField, { hint, ...more }: FieldProps = {}) => (
    <TextField
      autoComplete="off"
      {...more}
      name={field}
      label={label(field)}
      defaultValue={valueOf(field)}
      message={faultOf(field) ?? (hint === undefined ? undefined : { tone: 'plain', text: hint })}
    />
  );
  return {
    command,
    errors,
    formProps,
    isDone,
    refused,
    valueOf,
    faultOf,
    text,
    labels: Object.fromEntries(BET_FIELDS.map((field) => [field, label(field)])),
    choices: { sport, setSport, currency, setCurrency, status, setStatus },
  };
}

export type BetFields = ReturnType<typeof useBetFields>;
