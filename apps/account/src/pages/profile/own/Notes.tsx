import type { PageProfile } from '@tipmark/contract';
import { useCommand } from '@tipmark/remote-kit';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { Button, css } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import { ArrivalNotes } from '../../../parts/arrival/ArrivalNotes.tsx';
import type { Arrival } from '../../../parts/arrival/arrival-slice.ts';
import { noteClass } from '../../../parts/page/page-class.ts';
import { useProblemText } from '../../../parts/page/use-problem-text.ts';
import { resendConfirmationCommand } from '../profile-commands.ts';
import type { ProfilePage } from '../use-profile.ts';

const row = css`display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[8]} ${gap[16]};`;

interface NotConfirmedProps {
  readonly text: string;
  readonly page: ProfilePage;
}

/** An address that waits for its confirmation, and the email again. */
function NotConfirmed({ text, page }: NotConfirmedProps) {
  const { t } = page.reader;
  const problemText = useProblemText();
  const { state, isSubmitting, error, submit } = useCommand(resendConfirmationCommand);
  return (
    <div className={`${noteClass} ${row}`}>
      <span>{text}</span>
      {state.status === 'succeeded' ? (
        <output>{t('profile.resent')}</output>
      ) : (
        <Button isSmall disabled={isSubmitting} onClick={() => submit({})}>
          {t('profile.resend')}
        </Button>
      )}
      {error && <span role="alert">{problemText(error)}</span>}
    </div>
  );
}

export interface NotesProps {
  readonly profile: PageProfile;
  readonly page: ProfilePage;
  readonly arrival: Arrival | undefined;
}

/** What the visitor should know first: what was just done, and what is pending. */
export function Notes({ profile, page, arrival }: NotesProps) {
  const { t } = page.reader;
  const [search] = useSearchParams();
  const { own } = profile;
  const isNew = search.get('onboarding') === '1';
  /** What has just been changed. */
  const notice = arrival?.notice;
  const welcome = isNew ? `${t('profile.welcome')} ` : '';
  const waiting =
    typeof own?.pendingEmail === 'string'
      ? t('profile.pendingEmail', { email: own.pendingEmail })
      : own?.isEmailNotConfirmed
        ? `${welcome}${t('profile.notConfirmed', { email: own.email })}`
        : undefined;
  return (
    <>
      <ArrivalNotes arrival={arrival} />
      {own && notice && <output className={noteClass}>{t(`profile.saved.${notice}`)}</output>}
      {own && isNew && !own.isEmailNotConfirmed && (
        <output className={noteClass}>{t('profile.welcome')}</output>
      )}
      {waiting !== undefined && <NotConfirmed text={waiting} page={page} />}
    </>
  );
}
