import { ACCOUNT_LIMITS } from '@tipmark/contract';
import { useReader } from '@tipmark/match-features';
import { type HostState, selectSession, type Translate, useCommand } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import {
  Button,
  Checkbox,
  css,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
} from '@tipmark/ui-kit';
import { FormProblem, TextAreaField, useForm } from '@tipmark/ui-kit/forms';
import { useEffect, useState } from 'react';
import { FormEnd } from '../../parts/forms/FormEnd.tsx';
import { lengthOf } from '../../parts/forms/field-checks.ts';
import { formClass } from '../../parts/forms/form-class.ts';
import { useSentPlainly } from '../../parts/forms/use-sent-plainly.ts';
import { wrong } from '../../parts/forms/wrong.ts';
import { NarrowPage } from '../../parts/page/NarrowPage.tsx';
import { useProblemText } from '../../parts/page/use-problem-text.ts';
import { activeLoad, requestActive, unsubscribeCommand } from './unsubscribe-loads.ts';

const hiddenWithoutScripts = css`
  @media (scripting: none) { display: none; }
`;

const LOCKED_TYPE = 7;
const ALL = 'all';
const MAX = ACCOUNT_LIMITS.explanationMaxLength;
const nameOf = (type: number, t: Translate) => t(`settings.notifications.type-${type}`);

interface FormProps {
  readonly email: string;
  readonly active: readonly number[];
  readonly token: string | null;
  readonly t: Translate;
}

/** What is still on after something was turned off. */
function Outcome({ active, t }: Pick<FormProps, 'active' | 't'>) {
  return (
    <output className={formClass}>
      <p>{t('unsubscribe.done')}</p>
      <ul>
        {active.map((type) => (
          <li key={type}>{nameOf(type, t)}</li>
        ))}
      </ul>
    </output>
  );
}

function UnsubscribeForm({ email, active, token, t }: FormProps) {
  const form = useCommand(unsubscribeCommand);
  const kinds = active.filter((type) => type !== LOCKED_TYPE);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const switchKind = (name: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  const { errors, formProps } = useForm({
    check: ({ explanation = '' }): Record<string, string> => ({
      ...(chosen.size === 0 && { options: t('unsubscribe.nothing') }),
      ...(lengthOf(explanation.trim()) > MAX && {
        explanation: t('form.tooLong', { count: MAX }),
      }),
    }),
    onSubmit: ({ explanation = '' }) =>
      form.submit({
        body: {
          options: chosen.has(ALL) ? [0] : [...chosen].map(Number),
          explanation,
          ...(token && { token }),
        },
      }),
    refused: form.error?.details,
  });
  if (form.state.status === 'succeeded') {
    return <Outcome active={form.state.result.activeTypes} t={t} />;
  }
  if (kinds.length === 0) return <EmptyState text={t('unsubscribe.none')} />;
  const labels = { explanation: t('unsubscribe.explanation') };
  return (
    <form {...formProps} className={formClass}>
      <fieldset>
        <legend>{t('unsubscribe.choose', { email })}</legend>
        <Checkbox name={ALL} isOn={chosen.has(ALL)} onChange={(isOn) => switchKind(ALL, isOn)}>
          {t('unsubscribe.all')}
        </Checkbox>
        {!chosen.has(ALL) &&
          kinds.map((type) => (
            <Checkbox
              key={type}
              name={String(type)}
              isOn={chosen.has(String(type))}
              onChange={(isOn) => switchKind(String(type), isOn)}
            >
              {nameOf(type, t)}
            </Checkbox>
          ))}
      </fieldset>
      <FormProblem text={chosen.size === 0 ? errors['options'] : undefined} />
      <TextAreaField
        name="explanation"
        label={labels.explanation}
        rows={3}
        message={wrong(errors['explanation'])}
      />
      <p>{t('unsubscribe.stays')}</p>
      <FormEnd form={form} text={t('unsubscribe.submit')} labels={labels} errors={errors} />
    </form>
  );
}

const KINDS = [1, 2, 3, 4, 5, 6, 8, 9] as const;
const noChange = () => {};

/** Without scripts it is unknown what is enabled, so every kind is offered. */
function PlainForm({ t, wrong: refused }: Pick<FormProps, 't'> & { readonly wrong: string[] }) {
  return (
    <form method="post" className={formClass}>
      {refused.includes('options') && <FormProblem text={t('unsubscribe.nothing')} />}
      {refused.includes('form') && <FormProblem text={t('form.notSaved')} />}
      <fieldset>
        <legend>{t('unsubscribe.choosePlainly')}</legend>
        <Checkbox name={ALL} isOn={false} onChange={noChange}>
          {t('unsubscribe.all')}
        </Checkbox>
        {KINDS.map((type) => (
          <Checkbox key={type} name={String(type)} isOn={false} onChange={noChange}>
            {nameOf(type, t)}
          </Checkbox>
        ))}
      </fieldset>
      <TextAreaField name="explanation" label={t('unsubscribe.explanation')} rows={3} />
      <p>{t('unsubscribe.stays')}</p>
      <Button kind="primary" type="submit">
        {t('unsubscribe.submit')}
      </Button>
    </form>
  );
}

/** Kinds left on, as in the address after the form was sent without scripts. */
function leftOn(text: string | null): number[] | undefined {
  if (text === null || !/^[1-9](?:\.[1-9]){0,8}$/.test(text)) return undefined;
  return text.split('.').map(Number);
}

/** `/unsubscribe`: by the token of an email, or signed in. */
export function UnsubscribePage() {
  const { t, locale } = useReader('account');
  const dispatch = useDispatch();
  const { search, wrong: refused } = useSentPlainly();
  const left = leftOn(search.get('on'));
  const token = search.get('token');
  const { isSignedIn } = useSelector(selectSession);
  const { status, data, error } = useSelector((state: HostState) => activeLoad.select(state));
  const problemText = useProblemText();
  const isKnown = isSignedIn || token !== null;
  useEffect(() => {
    if (isKnown) dispatch(requestActive(token));
  }, [dispatch, isKnown, token]);
  const isUnknown = !isKnown || error?.status === 401 || refused.includes('token');
  if (left !== undefined) {
    return (
      <NarrowPage title={t('unsubscribe.title')}>
        <Outcome active={left} t={t} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t('unsubscribe.title')}>
      {isUnknown && (
        <EmptyState text={t(token === null ? 'unsubscribe.signIn' : 'unsubscribe.dead')}>
          <LinkButton
            kind="primary"
            href={href('login', { next: href('unsubscribe', {}, { locale }) }, { locale })}
          >
            {t('login.submit')}
          </LinkButton>
        </EmptyState>
      )}
      {!isUnknown && data !== undefined && (
        <UnsubscribeForm email={data.email} active={data.activeTypes} token={token} t={t} />
      )}
      {!isUnknown && status === 'failed' && error !== undefined && (
        <ErrorState
          title={t('unsubscribe.failed')}
          text={problemText(error)}
          retryLabel={t('common:button.retry')}
          onRetry={() => dispatch(requestActive(token))}
        />
      )}
      {!isUnknown && data === undefined && status !== 'failed' && (
        <>
          <div className={hiddenWithoutScripts}>
            <Skeleton />
          </div>
          <noscript>
            <PlainForm t={t} wrong={refused} />
          </noscript>
        </>
      )}
    </NarrowPage>
  );
}
