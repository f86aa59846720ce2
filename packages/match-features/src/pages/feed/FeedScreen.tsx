import { FEED_KIND, FEED_PAGE_TYPE } from '@tipmark/domain';
import { failureMessage } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import {
  Button,
  Card,
  ChoiceLink,
  EmptyState,
  ErrorState,
  LinkButton,
  ProgressLine,
  Skeleton,
  Tabs,
  VisuallyHidden,
} from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { emptyText } from '../../parts/page/empty-text.ts';
import { FeedEntries } from './entries/FeedEntries.tsx';
import { KINDS, PAGE_TYPES } from './feed-address.ts';
import { feedClass } from './feed-class.ts';
import type { FeedPageOptions } from './feed-options.ts';
import { type Feed, useFeed } from './use-feed.ts';
import { FeedAside } from './widgets/FeedAside.tsx';
import { FeedFoot } from './widgets/FeedFoot.tsx';

/** The feed of everybody or of those the visitor follows. */
export const FeedScreen = ({ options }: { readonly options: FeedPageOptions }) => {
  const feed = useFeed(options);
  const { reader, view, sidebar, addressOf } = feed;
  const { t } = reader;
  return (
    <div className={feedClass}>
      <div>
        <h1>{t('feed.title')}</h1>
        <Card isFlush>
          <ScrollRow>
            <Tabs
              label={t('feed.types')}
              current={String(view.pageType)}
              items={PAGE_TYPES.map((pageType) => ({
                key: String(pageType),
                href: addressOf({ pageType }),
                text: t(`feed.type-${pageType}`),
              }))}
            />
          </ScrollRow>
          <nav className="kinds" aria-label={t('feed.kinds')}>
            {KINDS.map((kind) => (
              <ChoiceLink key={kind} href={addressOf({ kind })} isCurrent={kind === view.kind}>
                {t(`feed.kind-${kind}`)}
              </ChoiceLink>
            ))}
          </nav>
          <Content feed={feed} />
        </Card>
      </div>
      {sidebar && <FeedAside sport={options.sport} sidebar={sidebar} reader={reader} />}
    </div>
  );
};

/** The entries, or the reason why there are none. */
const Content = ({ feed }: { readonly feed: Feed }) => {
  const { reader, view, load, items, countOfNew, showNew, addressOf } = feed;
  const { t, locale } = reader;
  if (feed.isGuests || load.error?.code === 'unauthorized') return <Guest feed={feed} />;
  if (load.status === 'failed') return <Failed feed={feed} />;
  if (!load.data) {
    return (
      <div className="waiting" aria-busy="true">
        <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
        <Skeleton />
        <Skeleton className="big" />
        <Skeleton className="big" />
      </div>
    );
  }
  return (
    <>
      {load.status === 'loading' && <ProgressLine label={t('state.loading')} />}
      {countOfNew > 0 && (
        <output className="new">
          <Button kind="ghost" onClick={showNew}>
            {t('feed.fresh', { value: formatNumber(countOfNew, locale) })}
          </Button>
        </output>
      )}
      {view.afterId > 0 && (
        <p className="new">
          <a href={addressOf({})}>{t('feed.first')}</a>
        </p>
      )}
      {items.length === 0 ? (
        <Nothing feed={feed} />
      ) : (
        <FeedEntries
          items={items}
          matchRoute={feed.sport.routes.match}
          clockOf={feed.sport.clockOf}
          reader={reader}
        />
      )}
      <FeedFoot feed={feed} />
    </>
  );
};

/** A guest has no feed of followed cappers. */
const Guest = ({ feed: { reader, served } }: { readonly feed: Feed }) => (
  <EmptyState text={reader.t('feed.guest')}>
    {served.has('login') && (
      <LinkButton kind="primary" href={href('login', {}, { locale: reader.locale })}>
        {reader.t('button.signIn')}
      </LinkButton>
    )}
  </EmptyState>
);

const Failed = ({ feed }: { readonly feed: Feed }) => {
  const { reader, view, load, retry } = feed;
  const { t, locale } = reader;
  const isFollowing = view.pageType === FEED_PAGE_TYPE.following;
  return (
    <ErrorState
      title={t(isFollowing ? 'feed.followingFailed' : 'feed.failed')}
      text={load.error ? failureMessage(load.error, { locale }) : t('error.generic')}
      retryLabel={t('button.retry')}
      onRetry={retry}
    />
  );
};

const Nothing = ({ feed }: { readonly feed: Feed }) => {
  const { reader, view, countOfFollows, served, addressOf } = feed;
  const { t, locale } = reader;
  if (view.pageType === FEED_PAGE_TYPE.following && countOfFollows === 0) {
    return (
      <EmptyState text={t('feed.notFollowing')}>
        {served.has('leaderboard') ? (
          <LinkButton href={href('leaderboard', {}, { locale })}>
            {t('page.leaderboard')}
          </LinkButton>
        ) : (
          <LinkButton href={addressOf({ pageType: FEED_PAGE_TYPE.all })}>
            {t('feed.everything')}
          </LinkButton>
        )}
      </EmptyState>
    );
  }
  if (view.kind !== FEED_KIND.all) {
    return (
      <EmptyState text={emptyText(reader, 'tips', 'feed.emptyKind')}>
        <LinkButton href={addressOf({ kind: FEED_KIND.all })}>{t('feed.everything')}</LinkButton>
      </EmptyState>
    );
  }
  const isFollowing = view.pageType === FEED_PAGE_TYPE.following;
  const none = isFollowing ? 'feed.noItems' : 'feed.empty';
  return <EmptyState text={emptyText(reader, 'tips', none)} />;
};
