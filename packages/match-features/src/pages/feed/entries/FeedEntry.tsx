import type { FeedItem, MatchWithLeague } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { FEED_KIND, MATCH_STATUS } from '@tipmark/domain';
import { formatDateTime, formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { PriceMovement, TipCard } from '@tipmark/ui-kit/betting';
import { movementView } from '../../../parts/odds/movement-view.ts';
import { outcomeName } from '../../../parts/odds/outcome-name.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import { Avatar } from '../../../parts/tips/Avatar.tsx';
import { tipCardView } from '../../../parts/tips/tip-card-view.ts';
import { ContestNews } from './ContestNews.tsx';
import { type ClockOf, MatchLine } from './MatchLine.tsx';

export interface FeedEntryProps {
  readonly item: FeedItem;
  /** Page of a match of this sport. */
  readonly matchRoute: RouteName;
  readonly clockOf: ClockOf;
  readonly reader: Reader;
}

/** One entry: its kind, time, match and event. */
export const FeedEntry = ({ item, matchRoute, clockOf, reader }: FeedEntryProps) => {
  const { t, locale, timeZone } = reader;
  return (
    <li>
      <p className="entry-head">
        <b>{t(`feed.entry-${item.kind}`)}</b>
        {item.kind !== FEED_KIND.tipPosted && (
          <time dateTime={new Date(item.at * 1_000).toISOString()}>
            {formatDateTime(item.at, locale, timeZone)}
          </time>
        )}
      </p>
      {'match' in item && (
        <MatchLine of={item} matchRoute={matchRoute} clockOf={clockOf} reader={reader} />
      )}
      <EntryText item={item} reader={reader} />
    </li>
  );
};

const isUpcoming = ({ match }: MatchWithLeague): boolean =>
  decodeMatch(match).status === MATCH_STATUS.scheduled;

const EntryText = ({ item, reader }: Pick<FeedEntryProps, 'item' | 'reader'>) => {
  const pageOf = usePageAddress();
  switch (item.kind) {
    case FEED_KIND.tipPosted:
    case FEED_KIND.tipSettled:
      return (
        <ul>
          <TipCard
            tip={tipCardView(item.tip, reader, pageOf, { isOpen: isUpcoming(item) })}
            avatar={<Avatar name={item.tip.author.name} className="" />}
          />
        </ul>
      );
    case FEED_KIND.milestone:
      return <Milestone item={item} reader={reader} />;
    case FEED_KIND.oddsDrop:
      return <Drop item={item} reader={reader} />;
    case FEED_KIND.mathTip:
      return <MathTip item={item} reader={reader} />;
    case FEED_KIND.contestNews:
      return <ContestNews item={item} reader={reader} />;
  }
};

interface EntryTextProps<Kind extends FeedItem['kind']> {
  readonly item: Extract<FeedItem, { readonly kind: Kind }>;
  readonly reader: Reader;
}

const Milestone = ({ item, reader }: EntryTextProps<typeof FEED_KIND.milestone>) => {
  const { t } = reader;
  const { author, milestone, value } = item;
  return (
    <p className="say">
      <PageLink to="profile" params={{ userUrl: author.url }}>
        {author.name}
      </PageLink>
      <span>
        {milestone === 'streak' ? t('feed.streak', { count: value }) : t(`feed.rank-${value}`)}
      </span>
    </p>
  );
};

const Drop = ({ item, reader }: EntryTextProps<typeof FEED_KIND.oddsDrop>) => {
  const { t, locale } = reader;
  const movement = movementView(item.first, item.odds, locale);
  return (
    <p className="say">
      <b>{outcomeName(item.oddType, t)}</b>
      <span>
        {`${formatOdds(item.first)} › `}
        <b>{formatOdds(item.odds)}</b>
      </span>
      {movement && <PriceMovement {...movement} />}
    </p>
  );
};

const MathTip = ({ item, reader }: EntryTextProps<typeof FEED_KIND.mathTip>) => {
  const { t, locale } = reader;
  const probability = formatPercent(item.probabilityPercent, locale, { decimals: 0 });
  const claimed = formatPercent(item.claimedPercent, locale, { decimals: 0, isSigned: true });
  return (
    <p className="say">
      <b>{outcomeName(item.oddType, t)}</b>
      <b>{formatOdds(item.odds)}</b>
      <small>{t('feed.model', { probability, claimed })}</small>
    </p>
  );
};
