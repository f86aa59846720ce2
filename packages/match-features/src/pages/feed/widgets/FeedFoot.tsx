import { Button, inPlace, LinkButton } from '@tipmark/ui-kit';
import type { Feed } from '../use-feed.ts';

/** A link to the next page; with scripts that is added below instead. */
export const FeedFoot = ({ feed }: { readonly feed: Feed }) => {
  const { reader, more, items, nextHref, showMore } = feed;
  const { t } = reader;
  if (nextHref === undefined) {
    return items.length > 0 ? <p className="foot">{t('feed.end')}</p> : null;
  }
  if (more.status === 'loading') {
    return (
      <p className="foot">
        <Button disabled aria-busy="true">
          {t('state.loading')}
        </Button>
      </p>
    );
  }
  return (
    <p className="foot">
      {more.status === 'failed' && <span role="alert">{t('feed.moreFailed')}</span>}
      <LinkButton href={nextHref} onClick={inPlace(showMore)}>
        {t(more.status === 'failed' ? 'button.retry' : 'feed.more')}
      </LinkButton>
    </p>
  );
};
