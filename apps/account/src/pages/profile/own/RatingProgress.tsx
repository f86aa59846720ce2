import type { ProfileStatistics } from '@tipmark/contract';
import { RATING_MIN_DAYS, RATING_MIN_TIPS } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Card, css } from '@tipmark/ui-kit';
import { bodyClass } from '../../../parts/page/page-class.ts';

const bar = css`width: 100%; height: 6px; accent-color: var(--accent);`;

/** What is still missing for a rank in the rating; visible only to the owner. */
export function RatingProgress({
  record,
  reader,
}: {
  readonly record: ProfileStatistics;
  readonly reader: Reader;
}) {
  const { t, locale } = reader;
  const {
    ratingPosition,
    ratingTipsLeft: tips,
    ratingDaysLeft: days,
    potentialRatingPosition,
  } = record;
  if (ratingPosition !== null) return null;
  const done = RATING_MIN_TIPS - tips + RATING_MIN_DAYS - days;
  return (
    <Card title={t('profile.rating.title')} isFlush>
      <div className={bodyClass}>
        <progress
          className={bar}
          max={RATING_MIN_TIPS + RATING_MIN_DAYS}
          value={done}
          aria-label={t('profile.rating.title')}
        />
        <p>
          {tips > 0 || days > 0
            ? t('profile.rating.left', {
                tips: t('profile.rating.tips', { count: tips }),
                days: t('profile.rating.days', { count: days }),
              })
            : t('profile.rating.other')}
        </p>
        {potentialRatingPosition !== null && (
          <p>
            {t('profile.rating.potential', {
              place: formatNumber(potentialRatingPosition, locale),
            })}
          </p>
        )}
      </div>
    </Card>
  );
}
