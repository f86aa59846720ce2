import type { UsersRating } from '@tipmark/contract';
import { CONTEST, MONTH_MIN_TIPS, tableMonthAt } from '@tipmark/domain';
import {
  emptyText,
  isStillAdded,
  monthName,
  numbersAddress,
  PageLink,
  type Reader,
  useReader,
} from '@tipmark/match-features';
import { type HostState, selectIsSignedIn } from '@tipmark/remote-kit';
import { formatTime } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { Card, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { Chip } from '@tipmark/ui-kit/filters';
import { seasonName } from '../../parts/rating/contest-season.ts';
import {
  MIN_TIPS,
  PERIODS,
  plainRating,
  type RatingView,
  ratingAddress,
  readRatingView,
} from '../../parts/rating/rating-address.ts';
import { headClass, linkClass } from '../../parts/rating/rating-class.ts';
import { BoardTable } from './BoardTable.tsx';
import { ClvDistribution } from './ClvDistribution.tsx';
import { choicesClass, howClass } from './leaderboard-class.ts';
import { usersRatingLoad } from './leaderboard-load.ts';
import { OwnRank } from './OwnRank.tsx';
import { shownRows } from './standing.ts';
import { Winners } from './Winners.tsx';

interface PartProps {
  readonly rating: UsersRating;
  readonly view: RatingView;
  readonly reader: Reader;
}

const rulesRoute = (contest: number) =>
  contest === CONTEST.premiumCup ? 'premiumCupRules' : 'productCupRules';

function titleOf({ contest, month }: UsersRating, { t, locale }: Reader): string {
  if (month !== null) return t('rating.titleMonth', { month: monthName(month.month, locale) });
  return contest === null ? t('rating.title') : contest.name;
}

function Head({ rating, reader }: Omit<PartProps, 'view'>) {
  const { t, locale, timeZone } = reader;
  const { contest, month, period, count, asOf } = rating;
  const at = formatTime(asOf, locale, timeZone);
  const isBeingFilled = count === 0 && isStillAdded('tips', reader);
  const about = (): string => {
    if (contest !== null) {
      return t(contest.isClosed ? 'rating.aboutClosed' : 'rating.aboutContest', {
        count,
        month: seasonName(contest.seasonId, locale),
      });
    }
    if (month !== null) {
      return t(month.isOver ? 'rating.aboutMonthOver' : 'rating.aboutMonth', { count, at });
    }
    return t(period === plainRating.period ? 'rating.about' : 'rating.aboutPeriod', {
      count,
      at,
      period: t(`rating.period-${period}`),
    });
  };
  return (
    <div className={headClass}>
      <h1>{titleOf(rating, reader)}</h1>
      {!isBeingFilled && <p>{about()}</p>}
      {contest === null ? (
        <a className={linkClass} href="#how">
          {t('rating.how')}
        </a>
      ) : (
        <PageLink to={rulesRoute(contest.id)} className={linkClass}>
          {t('rating.rules')}
        </PageLink>
      )}
    </div>
  );
}

function Choices({ rating, view, reader }: PartProps) {
  const { t, locale } = reader;
  const to = (wanted: Partial<RatingView>) => ratingAddress({ ...view, ...wanted }, locale);
  return (
    <nav aria-label={t('rating.choices')}>
      <ul className={choicesClass}>
        <li>
          <Chip
            text={t('rating.all')}
            href={to({ contestId: 0, month: 0 })}
            isCurrent={rating.contest === null && rating.month === null}
          />
        </li>
        {rating.contests.map((contest) => (
          <li key={contest.id}>
            <Chip
              text={contest.name}
              href={to({ contestId: contest.id })}
              isCurrent={rating.contest?.id === contest.id}
            />
          </li>
        ))}
        <li>
          <Chip
            text={t('rating.onlyPremium')}
            href={to({ isPremiumOnly: !view.isPremiumOnly })}
            isCurrent={view.isPremiumOnly}
          />
        </li>
        {MIN_TIPS.filter((tips) => tips > 0).map((tips) => (
          <li key={tips}>
            <Chip
              text={t('rating.minTips', { minimum: tips })}
              href={to({ minTips: view.minTips === tips ? 0 : tips })}
              isCurrent={view.minTips === tips}
            />
          </li>
        ))}
      </ul>
      {rating.contest === null && (
        <ul className={choicesClass} aria-label={t('rating.periods')}>
          {PERIODS.map((period) => (
            <li key={period}>
              <Chip
                text={t(`rating.period-${period}`)}
                href={to({ period, month: 0 })}
                isCurrent={rating.month === null && rating.period === period}
              />
            </li>
          ))}
          <li>
            <Chip
              text={t('rating.month')}
              href={to({ month: tableMonthAt(rating.asOf) })}
              isCurrent={rating.month !== null}
            />
          </li>
        </ul>
      )}
      {rating.month !== null && (
        <ul className={choicesClass} aria-label={t('rating.months')}>
          {rating.month.months.map((month) => (
            <li key={month}>
              <Chip
                text={monthName(month, locale)}
                href={to({ month })}
                isCurrent={rating.month?.month === month}
              />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function Nobody({ rating, view, reader }: PartProps) {
  const { t, locale } = reader;
  if (rating.rows.length > 0) {
    return (
      <EmptyState text={t('rating.noneChosen')}>
        <LinkButton
          href={ratingAddress(
            { ...plainRating, contestId: view.contestId, month: view.month },
            locale,
          )}
        >
          {t('rating.resetFilters')}
        </LinkButton>
      </EmptyState>
    );
  }
  if (rating.month !== null) {
    const least = { count: MONTH_MIN_TIPS };
    return <EmptyState text={emptyText(reader, 'tips', 'rating.noneMonth', least)} />;
  }
  const none = rating.period === plainRating.period ? 'none' : 'nonePeriod';
  const key = rating.contest === null ? `rating.${none}` : 'rating.noneContest';
  return <EmptyState text={emptyText(reader, 'tips', key)} />;
}

function howOf({ contest, month, period }: UsersRating): string {
  if (contest !== null) return 'howContest';
  if (month !== null) return 'howMonth';
  return period === plainRating.period ? 'howText' : 'howPeriod';
}

/** `/leaderboard`: the first hundred, or the table of a contest, and the visitor's own rank. */
export function Leaderboard() {
  const reader = useReader('account');
  const [search] = useSearchParams();
  const { data: rating } = useSelector((state: HostState) => usersRatingLoad.select(state));
  const isSignedIn = useSelector(selectIsSignedIn);
  if (!rating) return null;
  const { t, locale } = reader;
  const view = readRatingView(search);
  const rows = shownRows(rating.rows, view);
  const part = { rating, view, reader };
  return (
    <>
      <Head {...part} />
      <Choices {...part} />
      <Card isFlush>
        <ClvDistribution rating={rating} reader={reader} />
        {rows.length === 0 ? (
          <Nobody {...part} />
        ) : (
          <BoardTable rating={rating} rows={rows} title={titleOf(rating, reader)} reader={reader} />
        )}
        <OwnRank
          rating={rating}
          isSignedIn={isSignedIn}
          here={ratingAddress(view, locale)}
          reader={reader}
        />
      </Card>
      <p id="how" className={howClass}>
        {t(`rating.${howOf(rating)}`, { least: MONTH_MIN_TIPS })}{' '}
        <a href={numbersAddress('rating', locale)}>{t('rating.howCheck')}</a>
      </p>
      {rating.month !== null && <Winners month={rating.month} view={view} reader={reader} />}
    </>
  );
}
