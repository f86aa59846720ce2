import type { UsersRating } from '@tipmark/contract';
import { CONTEST_LIMIT, MONTH_MIN_TIPS, RATING_MIN_TIPS, RECORD_MIN_TIPS } from '@tipmark/domain';
import { PageLink, type Reader, usePageAddress } from '@tipmark/match-features';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { LinkButton } from '@tipmark/ui-kit';
import { plainRating } from '../../parts/rating/rating-address.ts';
import { linkClass } from '../../parts/rating/rating-class.ts';
import { ownClass } from './leaderboard-class.ts';

interface OwnRankProps {
  readonly rating: UsersRating;
  readonly isSignedIn: boolean;
  /** Where a guest returns to. */
  readonly here: string;
  readonly reader: Reader;
}

function useStandingTexts({
  rating: { own, count, contest, month },
  reader: { t, locale },
}: OwnRankProps) {
  if (own === null && month !== null) return t('rating.ownNoMonth');
  if (own === null) return t(contest === null ? 'rating.ownNone' : 'rating.ownNoContest');
  const all = formatNumber(count, locale);
  if (own.position !== null) {
    return t('rating.ownPlace', { place: formatNumber(own.position, locale), count: all });
  }
  const rank =
    own.potentialPosition === null
      ? ''
      : t('rating.ownWouldBe', { place: formatNumber(own.potentialPosition, locale), count: all });
  const tips = t('profile.rating.tips', { count: own.tipsLeft });
  const days = t('profile.rating.days', { count: own.daysLeft });
  const lacks =
    own.tipsLeft === 0 && own.daysLeft === 0
      ? t('profile.rating.other')
      : own.daysLeft === 0
        ? t('rating.ownLacksTips', { tips })
        : t('profile.rating.left', { tips, days });
  return `${rank} ${lacks}`.trim();
}

/** Settled tips for a rank in a table. */
function neededFor({ contest, month, period }: UsersRating): number {
  if (contest !== null) return CONTEST_LIMIT.minSettledTips;
  if (month !== null) return MONTH_MIN_TIPS;
  return period === plainRating.period ? RATING_MIN_TIPS : RECORD_MIN_TIPS;
}

/** The visitor's rank, or the one they would have, and what is missing for a rank. */
export function OwnRank(props: OwnRankProps) {
  const { rating, isSignedIn, here, reader } = props;
  const { t, locale } = reader;
  const { own } = rating;
  const addressOf = usePageAddress();
  const texts = useStandingTexts(props);
  const login = addressOf('login', { next: here });
  const matches = addressOf('results');
  if (!isSignedIn) {
    return (
      <div className={ownClass}>
        <p>
          {t('rating.guest')}{' '}
          {login !== undefined && (
            <a className={linkClass} href={login}>
              {t('button.signIn')}
            </a>
          )}
        </p>
      </div>
    );
  }
  const needed = neededFor(rating);
  const done = needed - (own?.tipsLeft ?? needed);
  return (
    <div className={ownClass}>
      <p>
        {own !== null && (
          <>
            <PageLink to="profile" params={{ userUrl: own.url }} className={linkClass}>
              {own.name}
            </PageLink>{' '}
          </>
        )}
        {texts}
      </p>
      {(own === null || own.position === null) && (
        <>
          <progress max={needed} value={done} aria-label={t('rating.progress')} />
          <span>
            {t('rating.ofNeeded', {
              done: formatNumber(done, locale),
              needed: formatNumber(needed, locale),
            })}
          </span>
          {matches !== undefined && (
            <LinkButton kind="primary" href={matches}>
              {t('rating.toMatches')}
            </LinkButton>
          )}
        </>
      )}
    </div>
  );
}
