import type { FeedItem } from '@tipmark/contract';
import { contestSeason, type FEED_KIND } from '@tipmark/domain';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';

interface ContestNewsProps {
  readonly item: Extract<FeedItem, { readonly kind: typeof FEED_KIND.contestNews }>;
  readonly reader: Reader;
}

const ROUTES = { 1: 'productCupRules', 2: 'premiumCupRules' } as const;

/** A season of a cup that opened, or its winner. */
export const ContestNews = ({ item, reader: { t } }: ContestNewsProps) => {
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
      <b>
        <PageLink to={route}>{name}</PageLink>
      </b>
      <span>{t(`feed.${item.event}`)}</span>
      {item.event === 'closed' &&
        (item.winner ? (
          <PageLink to="profile" params={{ userUrl: item.winner.url }}>
            {t('feed.winner', { name: item.winner.name })}
          </PageLink>
        ) : (
          <span>{t('feed.nobody')}</span>
        ))}
    </p>
  );
};
