import type { OpenKeyList } from '@tipmark/contract';
import { LoadPart, type Reader, useReader } from '@tipmark/match-features';
import { type HostState, selectSession, useCommand } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { css, cx, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { font, weight } from '@tipmark/ui-kit/style-values';
import { useEffect, useRef } from 'react';
import { settings } from '../../parts/forms/edit-class.ts';
import { NarrowPage } from '../../parts/page/NarrowPage.tsx';
import { useProblemText } from '../../parts/page/use-problem-text.ts';
import { ShownSecret } from '../../parts/secret/ShownSecret.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import { KeyRow } from './KeyRow.tsx';
import { MakeKeyForm } from './MakeKeyForm.tsx';
import { makeKeyCommand, openKeysLoad, revokeKeyCommand } from './open-keys-loads.ts';
import { UseByDay } from './UseByDay.tsx';

const page = css`
  p > a, section > a { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
  h2 { font-size: ${font.body}; line-height: 20px; font-weight: ${weight.bold}; }
`;

interface PartProps {
  readonly list: OpenKeyList;
  readonly reader: Reader;
}

/** The keys; after one is revoked its button is gone, so the focus moves to what is left. */
function KeyList({ list: { keys }, reader }: PartProps) {
  const { t } = reader;
  const problemText = useProblemText();
  const revoke = useCommand(revokeKeyCommand);
  const outcome = useRef<HTMLOutputElement>(null);
  const isDone = revoke.state.status === 'succeeded';
  useEffect(() => {
    if (isDone) outcome.current?.focus();
  }, [isDone]);
  return (
    <>
      <h2>{t('openKeys.list')}</h2>
      {revoke.error && <p role="alert">{problemText(revoke.error)}</p>}
      <output ref={outcome} tabIndex={-1}>
        {isDone && t('openKeys.revoked')}
      </output>
      {keys.length === 0 && <p>{t('openKeys.none')}</p>}
      {keys.length > 0 && (
        <ul>
          {keys.map((one) => (
            <KeyRow
              key={one.id}
              openKey={one}
              reader={reader}
              isBusy={revoke.isSubmitting}
              onRevoke={() => revoke.submit({ body: { id: one.id } })}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function NewKey({ list: { keys, most }, reader: { t } }: PartProps) {
  const make = useCommand(makeKeyCommand);
  const { state } = make;
  if (state.status === 'succeeded') {
    return <ShownSecret secret={state.result.key} messages="openKeys" t={t} onSaved={make.reset} />;
  }
  return (
    <section>
      <h2>{t('openKeys.make')}</h2>
      {keys.length >= most && <p>{t('openKeys.most', { most })}</p>}
      {keys.length < most && (
        <MakeKeyForm form={make} t={t} onSubmit={(body) => make.submit({ body })} />
      )}
    </section>
  );
}

function Quota({ list: { quota }, reader: { t, locale } }: PartProps) {
  const { plan, perDay, perMinute } = quota;
  return (
    <p>
      {t('openKeys.about')} {t('openKeys.quota', { perDay, perMinute })}{' '}
      {plan === 'free' && <a href={href('premium', {}, { locale })}>{t('openKeys.quotaMore')}</a>}
    </p>
  );
}

/** `/api-keys`: make a key, see how it is used, revoke it. */
export function OpenKeysPage() {
  const reader = useReader('account');
  const dispatch = useDispatch();
  const { isSignedIn } = useSelector(selectSession);
  const load = useSelector((state: HostState) => openKeysLoad.select(state));
  const { t, locale } = reader;
  if (!isSignedIn) {
    const next = href('openKeys', {}, { locale });
    return (
      <NarrowPage title={t('openKeys.title')}>
        <EmptyState text={t('openKeys.signIn')}>
          <LinkButton kind="primary" href={href('login', { next }, { locale })}>
            {t('login.submit')}
          </LinkButton>
        </EmptyState>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t('openKeys.title')}>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('openKeys.failed')}
        onRetry={() => dispatch(openKeysLoad.requested({}))}
      >
        {(list) => (
          <div className={cx(settings, page)}>
            <Quota list={list} reader={reader} />
            <NewKey list={list} reader={reader} />
            <KeyList list={list} reader={reader} />
            <p>
              <a href={href('webhooks', {}, { locale })}>{t('openKeys.toWebhooks')}</a>
            </p>
            <section>
              <h2>{t('openKeys.use')}</h2>
              <UseByDay list={list} reader={reader} />
            </section>
            <CalendarAddress reader={reader} />
          </div>
        )}
      </LoadPart>
    </NarrowPage>
  );
}
