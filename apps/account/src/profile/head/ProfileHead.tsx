import type { PageProfile } from '@tipmark/contract';
import { formatDate, formatNumber } from '@tipmark/remote-kit/i18n';
import { Badge, css, Icon, MOBILE } from '@tipmark/ui-kit';
import { signedPercent } from '../figures.ts';
import { OwnActions } from '../own/OwnActions.tsx';
import { bodyClass } from '../profile-class.ts';
import type { ProfilePage } from '../use-profile.ts';
import { FollowButton } from './FollowButton.tsx';

const head = css`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: 8px 16px;
  align-items: start;
  padding: 16px;
  .who { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; }
  h1 { overflow-wrap: anywhere; }
  .about { margin-top: 4px; max-width: 62ch; color: var(--text2); white-space: pre-line; overflow-wrap: anywhere; }
  .facts { margin-top: 6px; display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 12px; line-height: 16px; font-weight: 500; color: var(--text3); }
  .facts a { color: var(--text2); min-height: 24px; display: inline-flex; align-items: center; }
  .facts > span { min-height: 24px; display: inline-flex; align-items: center; }
  .facts a:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${MOBILE} {
    grid-template-columns: 48px minmax(0, 1fr);
    padding: 16px var(--gutter);
    > :last-child { grid-column: 1 / -1; }
    > :last-child button, > :last-child a { width: 100%; }
  }
`;

/** Dark on light and light on dark, as nothing else on the page. */
const rate = css`
  display: inline-flex;
  align-items: center;
  height: 20px;
  padding: 0 6px;
  border-radius: 4px;
  background: var(--text);
  color: var(--surface);
  font-size: 12px;
  line-height: 16px;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const face = css`
  width: 100%;
  height: auto;
  border-radius: 12px;
  text { font: 650 13px/1 "Inter Variable", system-ui, sans-serif; fill: #fff; }
`;

/** Dark enough for white letters. */
const GROUNDS = ['#44505E', '#6B4423', '#1F5C4D', '#4A3F7A', '#7A3550', '#2B5379'];

const initialsOf = (name: string) =>
  name
    .split(/[\s._-]+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

function Face({ name }: { readonly name: string }) {
  const place = [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  return (
    <svg className={face} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" fill={GROUNDS[place % GROUNDS.length]} />
      <text x="16" y="21" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

function Badges({ profile, page }: { readonly profile: PageProfile; readonly page: ProfilePage }) {
  const { t } = page.reader;
  const { statistics } = profile;
  const label = statistics?.ratingLabel;
  return (
    <>
      {label && (
        <span
          className={rate}
          title={t('profile.place', { value: statistics.ratingPosition ?? 0 })}
        >
          {label}
        </span>
      )}
      {statistics?.isPremiumCapper === true && (
        <Badge tone="premium">{t('profile.premiumCapper')}</Badge>
      )}
      {profile.isPrivateStats && <Badge tone="warn">{t('profile.private')}</Badge>}
      {profile.isBlocked && <Badge tone="warn">{t('profile.blocked')}</Badge>}
    </>
  );
}

function Facts({ profile, page }: { readonly profile: PageProfile; readonly page: ProfilePage }) {
  const { reader, addressOf } = page;
  const { t, locale, timeZone } = reader;
  const { statistics } = profile;
  const [reset] = statistics?.resets ?? [];
  const count = (value: number) => formatNumber(value, locale);
  const position = statistics?.ratingPosition ?? null;
  return (
    <div className="facts">
      {position !== null && <span>{t('profile.place', { value: count(position) })}</span>}
      <a href={addressOf({ people: 'followers' })}>
        {t('profile.followers', { value: count(profile.followers) })}
      </a>
      <a href={addressOf({ people: 'follows' })}>
        {t('profile.follows', { value: count(profile.follows) })}
      </a>
      {profile.telegram !== null && <span>{`@${profile.telegram.replace(/^@/, '')}`}</span>}
      <span>{t('profile.since', { date: formatDate(profile.createdAt, locale, timeZone) })}</span>
      {profile.isFollower && <span>{t('profile.followsYou')}</span>}
      {reset && (
        <span>
          {t('profile.reset', {
            date: formatDate(reset.at, locale, timeZone),
            count: count(reset.tips),
            roi: signedPercent(reset.roi, locale),
          })}
        </span>
      )}
    </div>
  );
}

/** Who it is, how they stand, and what a visitor can do about it. */
export function ProfileHead({
  profile,
  page,
}: {
  readonly profile: PageProfile;
  readonly page: ProfilePage;
}) {
  const { t } = page.reader;
  return (
    <div className={head}>
      <Face name={profile.name} />
      <div>
        <div className="who">
          <h1>{profile.name}</h1>
          <Badges profile={profile} page={page} />
        </div>
        {profile.description !== '' && <p className="about">{profile.description}</p>}
        <Facts profile={profile} page={page} />
      </div>
      {profile.isOwn ? (
        <OwnActions page={page} />
      ) : (
        <FollowButton profile={profile} isSignedIn={page.isSignedIn} />
      )}
      {profile.isBlocked && (
        <p className={bodyClass}>
          <Icon name="warning" /> {t('profile.blockedText')}
        </p>
      )}
    </div>
  );
}
