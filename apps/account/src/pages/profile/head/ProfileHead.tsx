import type { PageProfile } from '@tipmark/contract';
import {
  Avatar,
  badgeTexts,
  CapperBadges,
  RatingLabel,
  ShareButton,
} from '@tipmark/match-features';
import { formatDate, formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { Badge, css, cx, Icon, LinkButton, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { signedPercent } from '../../../parts/format/signed-numbers.ts';
import { bodyClass } from '../../../parts/page/page-class.ts';
import { OwnActions } from '../own/OwnActions.tsx';
import type { ProfilePage } from '../use-profile.ts';
import { FollowButton } from './FollowButton.tsx';

const head = css`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: ${gap[8]} ${gap[16]};
  align-items: start;
  padding: 16px;
  .avatar { width: 100%; height: auto; }
  .who { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[6]} ${gap[8]}; }
  h1 { overflow-wrap: anywhere; }
  .about { margin-top: 4px; max-width: 62ch; color: var(--text2); white-space: pre-line; overflow-wrap: anywhere; }
  .acts { display: flex; align-items: flex-start; gap: ${gap[8]}; }
  .acts > a, .acts > button { width: 36px; height: 36px; border-color: var(--border); background: var(--surface); color: var(--text); }
  .acts > a:hover, .acts > button:hover { background: var(--hover); }
  .blocked { grid-column: 1 / -1; }
  .rules { display: grid; gap: ${gap[4]}; margin-top: 6px; max-width: 72ch; font-size: ${font.meta}; line-height: 16px; color: var(--text2); }
  .rules b { font-weight: ${weight.strong}; }
  .facts { margin-top: 6px; display: flex; flex-wrap: wrap; gap: ${gap[4]} ${gap[16]}; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  .facts a { color: var(--text2); min-height: 24px; display: inline-flex; align-items: center; }
  .facts > span { min-height: 24px; display: inline-flex; align-items: center; }
  .facts a:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${MOBILE} {
    .acts > a, .acts > button { width: 44px; height: 44px; }
    grid-template-columns: 48px minmax(0, 1fr);
    padding: 16px var(--gutter);
    .acts { grid-column: 1 / -1; }
    .acts > :first-child { flex: 1; }
    .acts > :first-child > * { width: 100%; }
  }
`;

function Badges({ profile, page }: { readonly profile: PageProfile; readonly page: ProfilePage }) {
  const { t } = page.reader;
  const { statistics } = profile;
  const label = statistics?.ratingLabel;
  return (
    <>
      {label && (
        <RatingLabel
          label={label}
          title={t('profile.place', { value: statistics.ratingPosition ?? 0 })}
        />
      )}
      {statistics !== null && <CapperBadges badges={statistics.badges} reader={page.reader} />}
      {statistics?.isPremiumCapper === true && (
        <Badge tone="premium">{t('profile.premiumCapper')}</Badge>
      )}
      {profile.isPrivateStats && <Badge tone="warn">{t('profile.private')}</Badge>}
      {profile.isBlocked && <Badge tone="warn">{t('profile.blocked')}</Badge>}
    </>
  );
}

/** How open the tips are, and the languages of their texts. */
function publishedOf(
  { delayedPercent, languages }: NonNullable<PageProfile['statistics']>,
  { reader: { t, locale } }: ProfilePage,
): string[] {
  const percentOf = (value: number) => formatPercent(value, locale, { decimals: 0 });
  const shares =
    delayedPercent === null
      ? []
      : [
          t('profile.open', {
            open: percentOf(100 - delayedPercent),
            hidden: percentOf(delayedPercent),
          }),
        ];
  const written = languages.length === 0 ? [] : [t(`profile.texts-${languages.join('-')}`)];
  return [...shares, ...written];
}

/** What the badges of this record are given for. */
function BadgeRules({
  profile,
  page,
}: {
  readonly profile: PageProfile;
  readonly page: ProfilePage;
}) {
  const rules = badgeTexts(profile.statistics?.badges ?? [], page.reader);
  if (rules.length === 0) return null;
  return (
    <ul className="rules">
      {rules.map(({ text, title }) => (
        <li key={text}>
          <b>{`${text}:`}</b> {title}
        </li>
      ))}
      <li>{page.reader.t('profile.badges')}</li>
    </ul>
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
      {position !== null && (
        <a href={href('leaderboard', {}, { locale })}>
          {t('profile.place', { value: count(position) })}
        </a>
      )}
      <a href={addressOf({ people: 'followers' })}>
        {t('profile.followers', { value: count(profile.followers) })}
      </a>
      <a href={addressOf({ people: 'follows' })}>
        {t('profile.follows', { value: count(profile.follows) })}
      </a>
      {profile.telegram !== null && <span>{`@${profile.telegram.replace(/^@/, '')}`}</span>}
      <span>{t('profile.since', { date: formatDate(profile.createdAt, locale, timeZone) })}</span>
      {statistics !== null &&
        publishedOf(statistics, page).map((text) => <span key={text}>{text}</span>)}
      {profile.isFollower && <span>{t('profile.followsYou')}</span>}
      {!profile.isOwn && profile.showNotifications && <span>{t('profile.notified')}</span>}
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

/** Follow or edit, notifications of tips, and sharing the page. */
function Actions({ profile, page }: { readonly profile: PageProfile; readonly page: ProfilePage }) {
  const { reader, isSignedIn, notificationsAddress, addressOf } = page;
  const { t } = reader;
  const label = t(profile.isOwn ? 'profile.notifications.own' : 'profile.notifications.tips');
  return (
    <div className="acts">
      {profile.isOwn ? (
        <OwnActions page={page} />
      ) : (
        <FollowButton capper={profile} isSignedIn={isSignedIn} t={t} />
      )}
      <LinkButton isIconOnly href={notificationsAddress} aria-label={label} title={label}>
        <Icon name="bell" size={20} />
      </LinkButton>
      <ShareButton
        title={t('profile.title', { name: profile.name })}
        path={addressOf({})}
        reader={reader}
        messages={{ share: t('profile.share'), copied: t('profile.shared') }}
      />
    </div>
  );
}

/** The capper, their statistics, and what a visitor can do about them. */
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
      <Avatar name={profile.name} className="avatar" />
      <div>
        <div className="who">
          <h1>{profile.name}</h1>
          <Badges profile={profile} page={page} />
        </div>
        {profile.description !== '' && <p className="about">{profile.description}</p>}
        <Facts profile={profile} page={page} />
        <BadgeRules profile={profile} page={page} />
      </div>
      <Actions profile={profile} page={page} />
      {profile.isBlocked && (
        <p className={cx(bodyClass, 'blocked')}>
          <Icon name="warning" /> {t('profile.blockedText')}
        </p>
      )}
    </div>
  );
}
