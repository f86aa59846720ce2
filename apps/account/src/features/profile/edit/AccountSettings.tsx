import type { AccountSessionList } from '@tipmark/contract';
import { LoadPart, type Reader } from '@tipmark/match-features';
import { type HostState, useCommand } from '@tipmark/remote-kit';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Badge, Button, css, cx, LinkButton } from '@tipmark/ui-kit';
import { useForm } from '@tipmark/ui-kit/forms';
import { useEffect } from 'react';
import { FormEnd } from '../../../shared/forms/FormEnd.tsx';
import { checkFields, fieldChecks } from '../../../shared/forms/form-words.ts';
import { OwnPassword } from '../../../shared/forms/OwnPassword.tsx';
import { useProblemText } from '../../../shared/forms/use-problem-text.ts';
import { deleteAccountCommand, endSessionsCommand } from '../profile-commands.ts';
import { sessionsLoad, signInsLoad } from '../profile-loads.ts';
import type { EditProps } from './EditPanel.tsx';
import { editForm, settings } from './edit-class.ts';

type Session = AccountSessionList['sessions'][number];

/** The API's reply, which the browser saves as a file. */
const EXPORT_ADDRESS = '/api/account/export';

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
        {device || t('profile.sessions.unknown')}
        <br />
        <small>
          {t('profile.sessions.used', {
            time: formatDateTime(session.lastUsedAt, locale, timeZone),
          })}
        </small>
      </span>
      {session.isCurrent ? (
        <Badge>{t('profile.sessions.current')}</Badge>
      ) : (
        <Button isSmall onClick={onEnd}>
          {t('profile.sessions.end')}
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
      failedTitle={t('profile.sessions.failed')}
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
                {t('profile.sessions.endOthers')}
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
  const signIns = useSelector((state: HostState) => signInsLoad.select(state));
  const hasPassword = signIns.data?.hasPassword ?? true;
  const isDone = form.state.status === 'succeeded';
  // the visitor is signed out: the page starts afresh, as in a new tab
  useEffect(() => {
    if (isDone) window.location.assign(href('login', { source: 'logout' }, { locale }));
  }, [isDone, locale]);
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, hasPassword ? { password: fieldChecks.present } : {}, t),
    onSubmit: ({ password }) => form.submit({ body: password ? { password } : {} }),
    refused: form.error?.details,
  });
  const labels = { password: t('form.password') };
  return (
    <form {...formProps} className={cx(editForm, forGood)}>
      <p>{t('profile.delete.text')}</p>
      {hasPassword && <OwnPassword t={t} error={errors['password']} />}
      <FormEnd form={form} text={t('profile.delete.button')} labels={labels} errors={errors} />
    </form>
  );
}

/** Where the account is signed in, its data export, and its deletion. */
export function AccountSettings({ page }: EditProps) {
  const { t } = page.reader;
  return (
    <div className={settings}>
      <h3>{t('profile.sessions.title')}</h3>
      <Sessions page={page} />
      <section>
        <h3>{t('profile.export.title')}</h3>
        <p>{t('profile.export.text')}</p>
        <div>
          <LinkButton href={EXPORT_ADDRESS} download="tipmark-account.json">
            {t('profile.export.button')}
          </LinkButton>
        </div>
      </section>
      <section>
        <h3>{t('profile.delete.title')}</h3>
        <DeleteForm page={page} />
      </section>
    </div>
  );
}
