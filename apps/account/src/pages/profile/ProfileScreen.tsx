import type { PageProfile } from '@tipmark/contract';
import { href } from '@tipmark/route-builder';
import { Card, EmptyState, LinkButton, ProgressLine } from '@tipmark/ui-kit';
import { Suspense } from 'react';
import { useArrival } from '../../parts/arrival/use-arrival.ts';
import { pageClass } from '../../parts/page/page-class.ts';
import { LazyEditPanel } from './edit/lazy-edit-panel.ts';
import { ProfileHead } from './head/ProfileHead.tsx';
import { LazyNotes, LazyRatingProgress } from './own/lazy-own-parts.ts';
import { LazyFollowList } from './people/lazy-follow-list.ts';
import { BankCard } from './record/BankCard.tsx';
import { CardCode } from './record/CardCode.tsx';
import { HowComputed } from './record/HowComputed.tsx';
import { RecordTiles } from './record/RecordTiles.tsx';
import { Splits } from './record/Splits.tsx';
import { ProfileTips } from './tips/ProfileTips.tsx';
import { type ProfilePage, useProfile } from './use-profile.ts';
import { VerifyCard } from './verify/VerifyCard.tsx';

interface Part {
  readonly profile: PageProfile;
  readonly page: ProfilePage;
}

/** The statistics are visible only to the owner, or there are none. */
function HiddenRecord({ profile, page }: Part) {
  const { t } = page.reader;
  if (profile.isBlocked) return null;
  return (
    <Card isFlush>
      <EmptyState text={t('profile.privateText')} />
    </Card>
  );
}

function Record({ profile, page }: Part) {
  const { reader } = page;
  const { statistics } = profile;
  if (statistics === null) return <HiddenRecord profile={profile} page={page} />;
  return (
    <>
      <BankCard record={statistics} page={page} />
      <ProfileTips profile={profile} page={page} />
      {profile.isOwn && (
        <Suspense>
          <LazyRatingProgress record={statistics} reader={reader} />
        </Suspense>
      )}
    </>
  );
}

function Aside({ profile, page }: Part) {
  if (profile.statistics === null) return null;
  return (
    <div>
      <VerifyCard profile={profile} page={page} />
      {!page.view.edit && !page.view.people && (
        <Splits record={profile.statistics} reader={page.reader} />
      )}
    </div>
  );
}

function NotYours({ page }: { readonly page: ProfilePage }) {
  const { t, locale } = page.reader;
  return (
    <Card isFlush>
      <EmptyState text={t('settings.edit.notYours')}>
        <LinkButton kind="primary" href={href('login', {}, { locale })}>
          {t('button.signIn')}
        </LinkButton>
      </EmptyState>
    </Card>
  );
}

function Content({ profile, page }: Part) {
  const { view, reader } = page;
  if (view.edit && !profile.isOwn) return <NotYours page={page} />;
  if (!view.edit && !view.people) return <Record profile={profile} page={page} />;
  return (
    <Suspense fallback={<ProgressLine label={reader.t('state.loading')} />}>
      {view.edit ? <LazyEditPanel /> : <LazyFollowList page={page} />}
    </Suspense>
  );
}

export function ProfileScreen() {
  const page = useProfile();
  const { profile, reader, view } = page;
  const arrival = useArrival();
  if (!profile) return null;
  const { statistics } = profile;
  const hasRecord = statistics !== null && !view.edit && !view.people;
  return (
    <>
      {(profile.isOwn || arrival) && (
        <Suspense>
          <LazyNotes profile={profile} page={page} arrival={arrival} />
        </Suspense>
      )}
      <div className={pageClass}>
        <div>
          <Card isFlush>
            <ProfileHead profile={profile} page={page} />
            {hasRecord && <RecordTiles record={statistics} reader={reader} />}
            {hasRecord && <HowComputed record={statistics} reader={reader} />}
            {hasRecord && !profile.isPrivateStats && <CardCode profile={profile} page={page} />}
          </Card>
          <Content profile={profile} page={page} />
        </div>
        <Aside profile={profile} page={page} />
      </div>
    </>
  );
}
