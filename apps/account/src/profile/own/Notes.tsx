import type { PageProfile } from '@tipmark/contract';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { Button, css } from '@tipmark/ui-kit';
import { ArrivalNotes } from '../../submission/ArrivalNotes.tsx';
import { useArrival } from '../../submission/use-arrival.ts';
import { useProblemText, useSubmission } from '../../submission/use-submission.ts';
import { noteClass } from '../profile-class.ts';
import type { ProfilePage } from '../use-profile.ts';

const row = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px;`;

function NotConfirmed({ email, page }: { readonly email: string; readonly page: ProfilePage }) {
  const { t } = page.reader;
  const problemText = useProblemText();
  const { submission, isSending, send } = useSubmission('resendConfirmation');
  return (
    <div className={`${noteClass} ${row}`}>
      <span>{t('profile.notConfirmed', { email })}</span>
      {submission.status === 'done' ? (
        <output>{t('profile.resent')}</output>
      ) : (
        <Button isSmall disabled={isSending} onClick={() => send({})}>
          {t('profile.resend')}
        </Button>
      )}
      {submission.status === 'failed' && (
        <span role="alert">{problemText(submission.failure)}</span>
      )}
    </div>
  );
}

/** What the visitor should know first: what was just done, and what waits for them. */
export function Notes({
  profile,
  page,
}: {
  readonly profile: PageProfile;
  readonly page: ProfilePage;
}) {
  const { t } = page.reader;
  const [search] = useSearchParams();
  const { own } = profile;
  const arrival = useArrival();
  /** What was changed a moment ago. */
  const notice = arrival?.notice;
  return (
    <>
      <ArrivalNotes arrival={arrival} />
      {own && notice && <output className={noteClass}>{t(`profile.saved.${notice}`)}</output>}
      {own && search.get('onboarding') === '1' && (
        <output className={noteClass}>{t('profile.welcome')}</output>
      )}
      {own?.isEmailNotConfirmed && <NotConfirmed email={own.email} page={page} />}
    </>
  );
}
