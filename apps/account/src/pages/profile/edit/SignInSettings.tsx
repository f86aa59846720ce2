import type { accountSignIns, ReplyOf } from '@tipmark/contract';
import { LoadPart, type Reader } from '@tipmark/match-features';
import { type HostState, useCommand } from '@tipmark/remote-kit';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { Button } from '@tipmark/ui-kit';
import { useEffect, useState } from 'react';
import { settings } from '../../../parts/forms/edit-class.ts';
import { PlainOutcome } from '../../../parts/proof/PlainOutcome.tsx';
import { ProvedForm } from '../../../parts/proof/ProvedForm.tsx';
import { linkSignInCommand, unlinkSignInCommand } from '../profile-commands.ts';
import { signInsLoad } from '../profile-loads.ts';
import type { EditProps } from './edit-props.ts';

type SignIn = ReplyOf<typeof accountSignIns>['signIns'][number];

interface ProofProps {
  readonly signIn: SignIn;
  readonly reader: Reader;
}

function LinkForm({ signIn: { provider, title, linkedAt }, reader: { t } }: ProofProps) {
  const link = useCommand(linkSignInCommand);
  const unlink = useCommand(unlinkSignInCommand);
  const isLinked = linkedAt !== 0;
  const form = isLinked ? unlink : link;
  const url = link.state.status === 'succeeded' ? link.state.result.url : undefined;
  useEffect(() => {
    if (url !== undefined) window.location.assign(url);
  }, [url]);
  return (
    <ProvedForm
      edit="signIns"
      form={form}
      onSubmit={(proof) => form.submit({ body: { provider, ...proof } })}
      text={t(isLinked ? 'settings.signIns.unlinkFrom' : 'settings.signIns.linkTo', { title })}
      t={t}
      plain={{ intent: isLinked ? 'unlink' : 'link', provider }}
    />
  );
}

interface RowProps extends ProofProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function SignInRow({ isOpen, onOpen, ...proof }: RowProps) {
  const { t, locale, timeZone } = proof.reader;
  const { title, linkedAt, email, isRemovable } = proof.signIn;
  const isLinked = linkedAt !== 0;
  return (
    <li>
      <span>
        {title}
        {isLinked && (
          <>
            <br />
            <small>
              {[
                email,
                t('settings.signIns.since', { time: formatDateTime(linkedAt, locale, timeZone) }),
              ]
                .filter((part) => part !== '')
                .join(', ')}
            </small>
          </>
        )}
      </span>
      {isLinked && !isRemovable ? (
        <small>{t('settings.signIns.last')}</small>
      ) : (
        <form method="get">
          <input type="hidden" name="edit" value="signIns" />
          <Button
            isSmall
            type="submit"
            name="provider"
            value={proof.signIn.provider}
            aria-expanded={isOpen}
            onClick={(event) => {
              event.preventDefault();
              onOpen();
            }}
          >
            {t(isLinked ? 'settings.signIns.unlink' : 'settings.signIns.link')}
          </Button>
        </form>
      )}
      {isOpen && <LinkForm {...proof} />}
    </li>
  );
}

/** Accounts of other sites the owner can sign in with. */
export function SignInSettings({ page: { reader, dispatch } }: EditProps) {
  const { t } = reader;
  const load = useSelector((state: HostState) => signInsLoad.select(state));
  const [search] = useSearchParams();
  // without scripts its button leads to this page with the form opened
  const [open, setOpen] = useState<string | undefined>(search.get('provider') ?? undefined);
  const linked = search.get('linked');
  return (
    <LoadPart
      load={load}
      reader={reader}
      failedTitle={t('settings.signIns.failed')}
      onRetry={() => dispatch(signInsLoad.requested({}))}
    >
      {({ signIns }) => (
        <div className={settings}>
          <PlainOutcome />
          {linked === 'yes' && <output>{t('settings.signIns.linked')}</output>}
          {linked === 'taken' && <div role="alert">{t('settings.signIns.taken')}</div>}
          <p>{t('settings.signIns.about')}</p>
          {signIns.length === 0 && <p>{t('settings.signIns.none')}</p>}
          <ul>
            {signIns.map((signIn) => (
              <SignInRow
                key={`${signIn.provider} ${signIn.linkedAt}`}
                signIn={signIn}
                reader={reader}
                isOpen={open === signIn.provider}
                onOpen={() => setOpen(open === signIn.provider ? undefined : signIn.provider)}
              />
            ))}
          </ul>
        </div>
      )}
    </LoadPart>
  );
}
