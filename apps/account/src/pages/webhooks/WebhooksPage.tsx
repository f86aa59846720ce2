import type { WebhookList } from '@tipmark/contract';
import { LoadPart, type Reader, useReader } from '@tipmark/match-features';
import { type HostState, selectSession, useCommand } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Button, css, cx, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { FormProblem, useIsHydrated } from '@tipmark/ui-kit/forms';
import { font, weight } from '@tipmark/ui-kit/style-values';
import { useEffect, useRef } from 'react';
import { settings } from '../../parts/forms/edit-class.ts';
import { useSentPlainly } from '../../parts/forms/use-sent-plainly.ts';
import { NarrowPage } from '../../parts/page/NarrowPage.tsx';
import { useProblemText } from '../../parts/page/use-problem-text.ts';
import { ShownSecret } from '../../parts/secret/ShownSecret.tsx';
import { Deliveries } from './Deliveries.tsx';
import { HookRow } from './HookRow.tsx';
import { MakeHookForm } from './MakeHookForm.tsx';
import {
  deleteCommand,
  enableCommand,
  makeCommand,
  resendCommand,
  testCommand,
  webhooksLoad,
} from './webhooks-loads.ts';

const page = css`
  p > a { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
  h2 { font-size: ${font.body}; line-height: 20px; font-weight: ${weight.bold}; }
`;

const DONE = ['test', 'resend', 'enable', 'delete'] as const;

interface PartProps {
  readonly list: WebhookList;
  readonly reader: Reader;
}

function NewHook({ list, reader: { t, locale } }: PartProps) {
  const make = useCommand(makeCommand);
  const { state } = make;
  const { webhooks, most, isSubscriber } = list;
  if (state.status === 'succeeded') {
    return (
      <ShownSecret secret={state.result.secret} messages="webhooks" t={t} onSaved={make.reset} />
    );
  }
  if (!isSubscriber) {
    return (
      <p>
        {t('webhooks.premium')}{' '}
        <a href={href('premium', {}, { locale })}>{t('webhooks.toPremium')}</a>
      </p>
    );
  }
  return (
    <section>
      <h2>{t('webhooks.new')}</h2>
      {webhooks.length >= most && <p>{t('webhooks.most', { most })}</p>}
      {webhooks.length < most && (
        <MakeHookForm form={make} list={list} t={t} onSubmit={(body) => make.submit({ body })} />
      )}
    </section>
  );
}

/** What can be done with webhooks and deliveries; afterwards the focus is on the outcome. */
function useActions() {
  const actions = {
    test: useCommand(testCommand),
    enable: useCommand(enableCommand),
    delete: useCommand(deleteCommand),
    resend: useCommand(resendCommand),
  };
  const { search, wrong } = useSentPlainly();
  const sentPlainly = DONE.find((one) => one === search.get('done'));
  const lately = DONE.find((one) => actions[one].state.status === 'succeeded');
  return {
    actions,
    done: lately ?? sentPlainly,
    isRefused: wrong.includes('form'),
    error: DONE.map((one) => actions[one].error).find((error) => error !== undefined),
    isBusy: DONE.some((one) => actions[one].isSubmitting),
    act(intent: (typeof DONE)[number], id: string) {
      for (const one of DONE) if (one !== intent) actions[one].reset();
      actions[intent].submit({ body: { id } });
    },
    lately,
  };
}

function Hooks({ list, reader }: PartProps) {
  const { t } = reader;
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const { done, error, isRefused, isBusy, act, lately } = useActions();
  const isHydrated = useIsHydrated();
  const outcome = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (lately === 'delete') outcome.current?.focus();
  }, [lately]);
  return (
    <>
      <section>
        <h2>{t('webhooks.list')}</h2>
        <FormProblem
          text={error ? problemText(error) : isRefused ? t('webhooks.refused') : undefined}
        />
        <output ref={outcome} tabIndex={-1}>
          {done && t(`webhooks.done.${done}`)}
        </output>
        {list.webhooks.length === 0 && <p>{t('webhooks.none')}</p>}
        {list.webhooks.length > 0 && (
          <ul>
            {list.webhooks.map((hook) => (
              <HookRow
                key={hook.id}
                hook={hook}
                reader={reader}
                isBusy={isBusy}
                onAct={(intent) => act(intent, hook.id)}
              />
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2>{t('webhooks.deliveries')}</h2>
        <Deliveries
          list={list}
          reader={reader}
          isBusy={isBusy}
          onResend={(id) => act('resend', id)}
        />
        {isHydrated && (
          <div>
            <Button isSmall onClick={() => dispatch(webhooksLoad.requested({}))}>
              {t('webhooks.refresh')}
            </Button>
          </div>
        )}
      </section>
    </>
  );
}

/** `/webhooks`: make one, see what was sent, send it again. */
export function WebhooksPage() {
  const reader = useReader('account');
  const dispatch = useDispatch();
  const { isSignedIn } = useSelector(selectSession);
  const load = useSelector((state: HostState) => webhooksLoad.select(state));
  const { t, locale } = reader;
  if (!isSignedIn) {
    const next = href('webhooks', {}, { locale });
    return (
      <NarrowPage title={t('webhooks.title')}>
        <EmptyState text={t('webhooks.signIn')}>
          <LinkButton kind="primary" href={href('login', { next }, { locale })}>
            {t('login.submit')}
          </LinkButton>
        </EmptyState>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t('webhooks.title')}>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('webhooks.failed')}
        onRetry={() => dispatch(webhooksLoad.requested({}))}
      >
        {(list) => (
          <div className={cx(settings, page)}>
            <p>
              {t('webhooks.about')}{' '}
              <a href={href('developers', {}, { locale, fragment: 'webhooks' })}>
                {t('webhooks.guide')}
              </a>
            </p>
            <NewHook list={list} reader={reader} />
            <Hooks list={list} reader={reader} />
          </div>
        )}
      </LoadPart>
    </NarrowPage>
  );
}
