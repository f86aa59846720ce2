import type { accountSignIns, ReplyOf } from '@tipmark/contract';
import { LoadPart, type Reader } from '@tipmark/match-features';
import { type HostState, useCommand } from '@tipmark/remote-kit';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { Button } from '@tipmark/ui-kit';
import { useForm } from '@tipmark/ui-kit/forms';
import { useEffect, useState } from 'react';
import { FormEnd } from '../../../parts/forms/FormEnd.tsx';
import { checkFields } from '../../../parts/forms/form-words.ts';
import { linkSignInCommand, unlinkSignInCommand } from '../profile-commands.ts';
import { signInsLoad } from '../profile-loads.ts';
import { editForm, settings } from './edit-class.ts';
import type { EditProps } from './edit-props.ts';
import { PlainOutcome } from './proof/PlainOutcome.tsx';
import { ProofFields } from './proof/ProofFields.tsx';
import { useEditAddress } from './proof/use-edit-address.ts';
import { useOwnerProof } from './proof/use-owner-proof.ts';

type SignIn = ReplyOf<typeof accountSignIns>['signIns'][number];

interface ProofProps {
  readonly signIn: SignIn;
  readonly reader: Reader;
}

/** The password first: a stranger with a signed-in device must not gain access of their own. */
function ProofForm({ signIn, reader: { t } }: ProofProps) {
  const { provider, title, linkedAt } = signIn;
  const link = useCommand(linkSignInCommand);
  const unlink = useCommand(unlinkSignInCommand);
  const form = linkedAt === 0 ? link : unlink;
  const url = link.state.status === 'succeeded' ? link.state.result.url : undefined;
  useEffect(() => {
    if (url !== undefined) window.location.assign(url);
  }, [url]);
  const proof = useOwnerProof('signIns', t, form.error);
  const { errors, formProps } = useForm({
    check: (values) => checkFields(values, proof.checks, t),
    onSubmit: (values) => form.submit({ body: { provider, ...proof.bodyOf(values) } }),
    refused: form.error?.details,
  });
  const text = linkedAt === 0 ? 'profile.signIns.linkTo' : 'profile.signIns.unlinkFrom';
  return (
    <form {...formProps} action={useEditAddress('signIns')} className={editForm}>
      <input type="hidden" name="intent" value={linkedAt === 0 ? 'link' : 'unlink'} />
      <input type="hidden" name="provider" value={provider} />
      <ProofFields proof={proof} errors={errors} t={t} />
      <FormEnd
        form={form}
        text={t(text, { title })}
        labels={proof.labels}
        errors={errors}
        isPlain
      />
    </form>
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
                t('profile.signIns.since', { time: formatDateTime(linkedAt, locale, timeZone) }),
              ]
                .filter((part) => part !== '')
                .join(', ')}
            </small>
          </>
        )}
      </span>
      {isLinked && !isRemovable ? (
        <small>{t('profile.signIns.last')}</small>
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
            {t(isLinked ? 'profile.signIns.unlink' : 'profile.signIns.link')}
          </Button>
        </form>
      )}
      {isOpen && <ProofForm {...proof} />}
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
      failedTitle={t('profile.signIns.failed')}
      onRetry={() => dispatch(signInsLoad.requested({}))}
    >
      {({ signIns }) => (
        <div className={settings}>
          <PlainOutcome />
          {linked === 'yes' && <output>{t('profile.signIns.linked')}</output>}
          {linked === 'taken' && <div role="alert">{t('profile.signIns.taken')}</div>}
          <p>{t('profile.signIns.about')}</p>
          {signIns.length === 0 && <p>{t('profile.signIns.none')}</p>}
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
