import type { AccountSessionList } from '@tipmark/contract';
import { LoadPart, type Reader } from '@tipmark/match-features';
import { type HostState, useCommand } from '@tipmark/remote-kit';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Badge, Button, css } from '@tipmark/ui-kit';
import { useEffect } from 'react';
import { editForm, settings } from '../../../parts/forms/edit-class.ts';
import { useProblemText } from '../../../parts/page/use-problem-text.ts';
import { PlainOutcome } from '../../../parts/proof/PlainOutcome.tsx';
import { ProofFields } from '../../../parts/proof/ProofFields.tsx';
import { ProvedForm } from '../../../parts/proof/ProvedForm.tsx';
import { useEditAddress } from '../../../parts/proof/use-edit-address.ts';
import { useOwnerProof } from '../../../parts/proof/use-owner-proof.ts';
import { deleteAccountCommand, endSessionsCommand } from '../profile-commands.ts';
import { sessionsLoad } from '../profile-loads.ts';
import type { EditProps } from './edit-props.ts';

type Session = AccountSessionList['sessions'][number];

function SessionRow({
  session,
  reader,
  onEnd,
}: {
  readonly session: Session;
  readonly reader: Reader;
  readonly onEnd: () => void;
}) {
  const { t, locale, timeZone } = reader;
  const device = [session.browser, session.platform].filter((part) => part !== '').join(', ');
  return (
    <li>
      <span>
        {device || t('settings.sessions.unknown')}
        <br />
        <small>
          {t('settings.sessions.used', {
            time: formatDateTime(session.lastUsedAt, locale, timeZone),
          })}
        </small>
      </span>
      {session.isCurrent ? (
        <Badge>{t('settings.sessions.current')}</Badge>
      ) : (
        <Button isSmall onClick={onEnd}>
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  );
}

function Sessions({ page: { reader, dispatch } }: Pick<EditProps, 'page'>) {
  const { t } = reader;
  const problemText = useProblemText();
  const load = useSelector((state: HostState) => sessionsLoad.select(state));
  const ended = useSelector((state: HostState) => endSessionsCommand.select(state));
  const end = (id?: string) => dispatch(endSessionsCommand.submitted(id ? { query: { id } } : {}));
  return (
    <LoadPart
      load={load}
      reader={reader}
      failedTitle={t('settings.sessions.failed')}
      onRetry={() => dispatch(sessionsLoad.requested({}))}
    >
      {({ sessions }) => (
        <>
          {ended.status === 'failed' && <p role="alert">{problemText(ended.error)}</p>}
          <ul>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                reader={reader}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <div>
              <Button disabled={ended.status === 'submitting'} onClick={() => end()}>
                {t('settings.sessions.endOthers')}
              </Button>
            </div>
          )}
        </>
      )}
    </LoadPart>
  );
}

/** What cannot be undone looks different from the main button. */
const forGood = css`
  &&& [type="submit"] { background: none; border-color: var(--danger); color: var(--danger); }
`;

function DeleteForm({ page: { reader } }: Pick<EditProps, 'page'>) {
  const { t, locale } = reader;
  const form = useCommand(deleteAccountCommand);
  const isDone = form.state.status === 'succeeded';
  // the visitor is signed out: the page starts afresh, as in a new tab
  useEffect(() => {
    if (isDone) window.location.assign(href('login', { source: 'logout' }, { locale }));
  }, [isDone, locale]);
  return (
    <ProvedForm
      edit="account"
      form={form}
      onSubmit={(body) => form.submit({ body })}
      text={t('settings.delete.button')}
      t={t}
      plain={{ intent: 'delete' }}
      className={forGood}
    >
      <p>{t('settings.delete.text')}</p>
    </ProvedForm>
  );
}

/** With scripts too the browser sends it: the reply of the site's server is a file to save. */
function ExportForm({ page: { reader } }: Pick<EditProps, 'page'>) {
  const { t } = reader;
  const proof = useOwnerProof('account', t, undefined);
  return (
    <form method="post" action={useEditAddress('account')} className={editForm}>
      <p>{t('settings.export.text')}</p>
      <input type="hidden" name="intent" value="export" />
      <ProofFields proof={proof} errors={{}} t={t} />
      <div>
        <Button type="submit">{t('settings.export.button')}</Button>
      </div>
    </form>
  );
}

/** Where the account is signed in, its data export, and its deletion. */
export function AccountSettings({ page }: EditProps) {
  const { t } = page.reader;
  return (
    <div className={settings}>
      <PlainOutcome />
      <h3>{t('settings.sessions.title')}</h3>
      <Sessions page={page} />
      <section>
        <h3>{t('settings.export.title')}</h3>
        <ExportForm page={page} />
      </section>
      <section>
        <h3>{t('settings.delete.title')}</h3>
        <DeleteForm page={page} />
      </section>
    </div>
  );
}
