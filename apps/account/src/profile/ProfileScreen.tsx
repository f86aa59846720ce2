import type { PageProfile } from '@tipmark/contract';
import { selectIsSignedIn, selectLocale } from '@tipmark/remote-kit';
import { formatNumber, useTranslation } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { Card, css } from '@tipmark/ui-kit';
import { ArrivalNotes } from '../submission/ArrivalNotes.tsx';
import { FollowButton } from './FollowButton.tsx';
import { pageProfileLoad } from './profile-loads.ts';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 16px;
  h1 { overflow-wrap: anywhere; }
  p { color: var(--text2); }
  > p { margin-right: auto; }
`;

const noteClass = css`
  padding: 12px 16px;
  border-radius: 10px;
  background: var(--warnTint);
  color: var(--warn);
  font-weight: 500;
`;

const about = css`
  padding: 0 16px 16px;
  max-width: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

function Notes({ profile }: { readonly profile: PageProfile }) {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const { own } = profile;
  return (
    <>
      <ArrivalNotes />
      {own && search.get('onboarding') === '1' && (
        <output className={noteClass}>{t('profile.welcome')}</output>
      )}
      {own?.isEmailNotConfirmed && (
        <p className={noteClass}>{t('profile.notConfirmed', { email: own.email })}</p>
      )}
    </>
  );
}

export function ProfileScreen() {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: profile } = useSelector(pageProfileLoad.select);
  if (!profile) return null;
  const count = (value: number) => formatNumber(value, locale);
  return (
    <>
      <Notes profile={profile} />
      <Card>
        <div className={head}>
          <h1>{profile.name}</h1>
          <p>
            {t('profile.followers', { value: count(profile.followers) })} ·{' '}
            {t('profile.follows', { value: count(profile.follows) })}
          </p>
          {!profile.isOwn && <FollowButton profile={profile} isSignedIn={isSignedIn} />}
        </div>
        {profile.description !== '' && <p className={about}>{profile.description}</p>}
      </Card>
    </>
  );
}
