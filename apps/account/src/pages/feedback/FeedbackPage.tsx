import { FEEDBACK_MESSAGE_MAX, FEEDBACK_MESSAGE_MIN, FEEDBACK_TOPICS } from '@tipmark/contract';
import { LoadPart, useReader } from '@tipmark/match-features';
import { type HostState, type Locale, type Translate, useCommand } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Button, LinkButton, Select } from '@tipmark/ui-kit';
import {
  type FieldErrors,
  FormProblem,
  TextAreaField,
  TextField,
  useForm,
} from '@tipmark/ui-kit/forms';
import { type ReactNode, useState } from 'react';
import { FormEnd } from '../../parts/forms/FormEnd.tsx';
import { checkFields, fieldChecks, lengthOf } from '../../parts/forms/field-checks.ts';
import { formClass } from '../../parts/forms/form-class.ts';
import { useSentPlainly } from '../../parts/forms/use-sent-plainly.ts';
import { wrong } from '../../parts/forms/wrong.ts';
import { NarrowPage } from '../../parts/page/NarrowPage.tsx';
import { feedbackCommand, feedbackLoad } from './feedback-loads.ts';

interface FormProps {
  readonly topics: readonly { readonly id: number; readonly name: string }[];
  readonly email: string;
  readonly t: Translate;
  readonly locale: Locale;
}

function messageFault(message: string, t: Translate): string | undefined {
  const length = lengthOf(message.trim());
  if (length < FEEDBACK_MESSAGE_MIN) return t('form.nameShort', { count: FEEDBACK_MESSAGE_MIN });
  if (length > FEEDBACK_MESSAGE_MAX) return t('form.tooLong', { count: FEEDBACK_MESSAGE_MAX });
  return undefined;
}

const topicOf = (text: string | null) => FEEDBACK_TOPICS.find((id) => String(id) === text);

/** As the API numbers messages. */
const TICKET = /^[\w-]{1,40}$/;

function Sent({
  ticketId,
  t,
  children,
}: {
  readonly ticketId: string;
  readonly t: Translate;
  readonly children: ReactNode;
}) {
  return (
    <output className={formClass}>
      <p>{t('feedback.sent', { ticketId })}</p>
      <div>{children}</div>
    </output>
  );
}

function FeedbackForm({ topics, email, t, locale }: FormProps) {
  const form = useCommand(feedbackCommand);
  const { search, wrong: refused } = useSentPlainly();
  const [topic, setTopic] = useState(topicOf(search.get('topic')) ?? FEEDBACK_TOPICS[0]);
  const from = search.get('from') ?? '';
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, { email: fieldChecks.email, message: messageFault }, t),
    onSubmit: ({ email: address = '', message = '' }) =>
      form.submit({
        body: { topic, email: address, message, locale, ...(from !== '' && { url: from }) },
      }),
    refused: form.error?.details,
  });
  if (form.state.status === 'succeeded') {
    const { ticketId } = form.state.result;
    return (
      <Sent ticketId={ticketId} t={t}>
        <Button onClick={form.reset}>{t('feedback.another')}</Button>
      </Sent>
    );
  }
  const sent = search.get('sent') ?? '';
  if (TICKET.test(sent)) {
    return (
      <Sent ticketId={sent} t={t}>
        <LinkButton href={href('feedback', {}, { locale })}>{t('feedback.another')}</LinkButton>
      </Sent>
    );
  }
  const shown: FieldErrors = {
    ...(refused.includes('email') && { email: t('form.emailWrong') }),
    ...(refused.includes('message') && {
      message: t('feedback.messageHint', { count: FEEDBACK_MESSAGE_MAX }),
    }),
    ...(refused.includes('form') && { form: t('form.notSaved') }),
    ...errors,
  };
  const labels = { email: t('form.email'), message: t('feedback.message') };
  return (
    <form {...formProps} className={formClass}>
      <Select
        label={t('feedback.topic')}
        isNamed
        name="topic"
        options={topics.map(({ id, name }) => ({ value: String(id), text: name }))}
        value={String(topic)}
        onChoose={(value) => setTopic(topicOf(value) ?? topic)}
      />
      <TextField
        name="email"
        label={labels.email}
        type="email"
        autoComplete="email"
        defaultValue={email}
        required
        message={wrong(shown['email']) ?? { tone: 'plain', text: t('feedback.emailHint') }}
      />
      <TextAreaField
        name="message"
        label={labels.message}
        rows={8}
        required
        message={
          wrong(shown['message']) ?? {
            tone: 'plain',
            text: t('feedback.messageHint', { count: FEEDBACK_MESSAGE_MAX }),
          }
        }
      />
      <FormProblem text={shown['form']} />
      <FormEnd form={form} text={t('feedback.send')} labels={labels} errors={errors} isPlain />
    </form>
  );
}

/** `/feedback`: the sender gets the number of the message. */
export function FeedbackPage() {
  const reader = useReader('account');
  const dispatch = useDispatch();
  const load = useSelector((state: HostState) => feedbackLoad.select(state));
  const { t, locale } = reader;
  return (
    <NarrowPage title={t('feedback.title')}>
      <p>{t('feedback.text')}</p>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('feedback.failed')}
        onRetry={() => dispatch(feedbackLoad.requested({}))}
      >
        {({ topics, email }) => (
          <FeedbackForm topics={topics} email={email} t={t} locale={locale} />
        )}
      </LoadPart>
    </NarrowPage>
  );
}
