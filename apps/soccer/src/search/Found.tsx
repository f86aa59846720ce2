import { PAGE_SIZE } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { countFound, type FoundGroup, foundGroups } from '@tipmark/match-features/search';
import { failureMessage, selectNowSeconds, useServedRoutes } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card, EmptyState, ErrorState, Flag, LinkButton } from '@tipmark/ui-kit';
import { foundRoutes } from './found-routes.ts';
import { Invitation } from './Invitation.tsx';
import { type SearchView, searchAddress, searchRequest } from './search-address.ts';
import { searchPage } from './search-loads.ts';

interface FoundProps {
  readonly reader: Reader;
  readonly view: SearchView;
}

/** What the query found, or why nothing stands there. */
export const Found = ({ reader, view }: FoundProps) => {
  const { t, locale } = reader;
  const nowSeconds = useSelector(selectNowSeconds);
  const { status, data, error } = useSelector(searchPage.select);
  const dispatch = useDispatch();
  const served = useServedRoutes();
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('search.failed')}
        text={error ? failureMessage(error, { locale }) : t('error.generic')}
        retryLabel={t('button.retry')}
        onRetry={() => dispatch(searchRequest(view))}
      />
    );
  }
  if (!data) return <output>{t('state.loading')}</output>;
  const groups = foundGroups(data, {
    ...reader,
    nowSeconds,
    served,
    routes: foundRoutes,
  });
  const count = countFound(groups);
  if (count === 0) return <Nothing reader={reader} view={view} />;
  const isCut = view.type !== 'all' && count === PAGE_SIZE.searchOfType;
  return (
    <>
      <output>{isCut ? t('search.first', { value: count }) : t('search.found', { count })}</output>
      {groups.map((group) => (
        <Group key={group.name} group={group} reader={reader} view={view} />
      ))}
    </>
  );
};

interface GroupProps extends FoundProps {
  readonly group: FoundGroup;
}

const Group = ({ group: { name, title, items }, reader: { t, locale }, view }: GroupProps) => (
  <Card title={title} isFlush>
    <ul className="found">
      {items.map((item) => (
        <li key={item.id}>
          <a href={item.href}>
            {item.countryCode !== undefined && <Flag code={item.countryCode} />}
            <b>{item.title}</b>
            <small>{item.note}</small>
          </a>
        </li>
      ))}
    </ul>
    {view.type === 'all' && items.length === PAGE_SIZE.searchPerGroup && (
      <a
        className="more"
        href={searchAddress({ ...view, type: name }, locale)}
        aria-label={`${t('button.showMore')}: ${title}`}
      >
        {t('button.showMore')}
      </a>
    )}
  </Card>
);

/** Nothing of this type, or nothing at all. */
const Nothing = ({ reader, view }: FoundProps) => {
  const { t, locale } = reader;
  return (
    <EmptyState text={t('search.empty')}>
      <p>{t('search.emptyHint')}</p>
      {view.type === 'all' ? (
        <Invitation reader={reader} />
      ) : (
        <LinkButton href={searchAddress({ ...view, type: 'all' }, locale)}>
          {t('search.everywhere')}
        </LinkButton>
      )}
    </EmptyState>
  );
};
