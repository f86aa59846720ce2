import type { FeedItem } from '@tipmark/contract';
import { contestSeason, type FEED_KIND } from '@tipmark/domain';
import { href } from '@tipmark/route-builder';
import type { Feed } from '../use-feed.ts';

interface ContestNewsProps {
  readonly item: Extract<FeedItem, { readonly kind: typeof FEED_KIND.contestNews }>;
  readonly feed: Feed;
}

const ROUTES = { 1: 'productCupRules', 2: 'premiumCupRules' } as const;

/** A season of a cup that opened, or who won it. */
export const ContestNews = ({ item, feed: { reader, served } }: ContestNewsProps) => {
  const { t, locale } = reader;
  const season = contestSeason(item.contestSeasonId);
  if (!season) return null;
  const route = ROUTES[season.contest];
  const name = t('feed.season', {
    contest: t(`feed.contest-${season.contest}`),
    month: t(`feed.month-${season.month}`),
    year: season.year,
  });
  return (
    <p className="say">
      {served.has(route) ? <a href={href(route, {}, { locale })}>{name}</a> : <b>{name}</b>}
      <span>{t(`feed.${item.event}`)}</span>
      {item.event === 'closed' &&
        (item.winner ? (
          <a href={href('profile', { userUrl: item.winner.url }, { locale })}>
            {t('feed.winner', { name: item.winner.name })}
          </a>
        ) : (
          <span>{t('feed.nobody')}</span>
        ))}
    </p>
  );
};
