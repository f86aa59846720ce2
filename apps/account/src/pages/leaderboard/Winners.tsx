import type { RatingMonth } from '@tipmark/contract';
import { monthName, PageLink, type Reader } from '@tipmark/match-features';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Card } from '@tipmark/ui-kit';
import { signedPercent } from '../../parts/format/signed-numbers.ts';
import { type RatingView, ratingAddress } from '../../parts/rating/rating-address.ts';
import { linkClass } from '../../parts/rating/rating-class.ts';
import { winnersClass } from './leaderboard-class.ts';

interface WinnersProps {
  readonly month: RatingMonth;
  readonly view: RatingView;
  readonly reader: Reader;
}

/** Who won the months that are over; nothing while none is. */
export function Winners({ month: { winners }, view, reader }: WinnersProps) {
  if (winners.length === 0) return null;
  const { t, locale } = reader;
  return (
    <Card title={t('rating.winners')} isFlush>
      <ul className={winnersClass}>
        {winners.map(({ month, name, url, profitPercent, countOfTips }) => (
          <li key={month}>
            <a className={linkClass} href={ratingAddress({ ...view, month }, locale)}>
              {monthName(month, locale)}
            </a>
            <PageLink to="profile" params={{ userUrl: url }} className="who">
              {name}
            </PageLink>
            <b>{signedPercent(profitPercent, locale)}</b>
            <small>{t('rating.winnerTips', { n: formatNumber(countOfTips, locale) })}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
