import { PAGE_SIZE } from '@tipmark/domain';
import { failureMessage, selectNowSeconds, useServedRoutes } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card, EmptyState, ErrorState, Flag, LinkButton } from '@tipmark/ui-kit';
import { type Reader } from '../../parts/page/reader.ts';
import { countFound, type FoundGroup, foundGroups } from '../../parts/search/found-groups.ts';
import { Invitation } from './Invitation.tsx';
import { foundRoutesOf, type SearchView, searchAddress, searchQuery } from './search-address.ts';
import type { SearchPageOptions } from './search-options.ts';

interface FoundProps {
  readonly options: SearchPageOptions;
  readonly reader: Reader;
  readonly view: SearchView;
}

/** What the query found, or why nothing is shown. */
export const Found = (props: FoundProps) => {
  const { options, reader, view } = props;
  const { t, locale } = reader;
  const nowSeconds = useSelector(selectNowSeconds);
  const { status, data, error } = useSelector(options.load.select);
  const dispatch = useDispatch();
  const served = useServedRoutes();
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('search.failed')}
        text={error ? failureMessage(error, { locale }) : t('error.generic')}
        retryLabel={t('button.retry')}
        onRetry={() => dispatch(options.load.requested(searchQuery(view, options.sport.routes)))}
      />
    );
  }
  if (!data) return <output>{t('state.loading')}</output>;
  const groups = foundGroups(data, {
    ...reader,
    nowSeconds,
    served,
    routes: foundRoutesOf(options.sport.routes),
  });
  const count = countFound(groups);
  if (count === 0) return <Nothing {...props} />;
  const isCut = view.type !== 'all' && count === PAGE_SIZE.searchOfType;
  return (
    <>
      <output>{isCut ? t('search.first', { value: count }) : t('search.found', { count })}</output>
      {groups.map((group) => (
        <Group key={group.name} {...props} group={group} />
      ))}
    </>
  );
};

interface GroupProps extends FoundProps {
  readonly group: FoundGroup;
}

const Group = ({
  group: { name, title, items },
  options,
  reader: { t, locale },
  view,
}: GroupProps) => (
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
        href={searchAddress(options.sport.routes.search, { ...view, type: name }, locale)}
        aria-label={`${t('button.showMore')}: ${title}`}
      >
        {t('button.showMore')}
      </a>
    )}
  </Card>
);

/** Nothing of this type, or nothing at all. */
const Nothing = ({ options, reader, view }: FoundProps) => {
  const { t, locale } = reader;
  return (
    <EmptyState text={t('search.empty')}>
      <p>{t('search.emptyHint')}</p>
      {view.type === 'all' ? (
        <Invitation sport={options.sport} reader={reader} />
      ) : (
        <LinkButton
          href={searchAddress(options.sport.routes.search, { ...view, type: 'all' }, locale)}
        >
          {t('search.everywhere')}
        </LinkButton>
      )}
    </EmptyState>
  );
};
