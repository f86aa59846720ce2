import { type Reader, useReader } from '@tipmark/match-features';
import { countFound, foundGroups } from '@tipmark/match-features/search';
import { failureMessage, selectNowSeconds, useServedRoutes } from '@tipmark/remote-kit';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Button, Card, css, EmptyState, ErrorState, Flag, MOBILE } from '@tipmark/ui-kit';
import { foundRoutes } from './found-routes.ts';
import { searchPage } from './search-loads.ts';
import { searchedQuery } from './searched-query.ts';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 760px;
  form { display: flex; gap: 8px; }
  input { flex: 1; min-width: 0; height: 44px; padding: 0 12px; border: 1px solid var(--borderStrong); border-radius: 6px; background: var(--surface); font-size: 16px; }
  form > button { height: 44px; }
  .ways { display: flex; flex-wrap: wrap; gap: 4px 20px; }
  .ways a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); font-weight: 500; text-decoration: underline; text-underline-offset: 3px; }
  .found a { display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 6px 16px; }
  .found a:hover { background: var(--hover); }
  .found li + li { border-top: 1px solid var(--hair); }
  .found b { font-weight: 600; overflow-wrap: anywhere; }
  .found small { margin-left: auto; text-align: right; font-size: 12px; line-height: 16px; font-weight: 500; color: var(--text3); font-variant-numeric: tabular-nums; }
  p, output { color: var(--text2); }
  ${MOBILE} { .found a { padding: 6px var(--gutter); } }
`;

/** What was found for the query of the address, and a form that asks anew. */
export const SearchScreen = () => {
  const reader = useReader('soccer');
  const { t, locale } = reader;
  const [address] = useSearchParams();
  const query = searchedQuery(address);
  return (
    <div className={page}>
      <h1>{t('search.title')}</h1>
      <form
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is younger than browsers we support
        role="search"
        aria-label={t('search.title')}
        action={href('searchMatches', {}, { locale })}
      >
        <input
          key={query}
          type="search"
          name="query"
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          aria-label={t('search.label')}
        />
        <Button type="submit" kind="primary">
          {t('search.submit')}
        </Button>
      </form>
      {query === '' ? <Invitation reader={reader} /> : <Found reader={reader} query={query} />}
    </div>
  );
};

interface InvitationProps {
  readonly reader: Reader;
}

const ways = ['index', 'results', 'leagues', 'leaderboard', 'aboutUs'] as const;
const WAYS = 3;

/** Nothing asked yet: how to ask, and where else to look. */
const Invitation = ({ reader: { t, locale } }: InvitationProps) => {
  const served = useServedRoutes();
  return (
    <>
      <p>{t('search.hint')}</p>
      <div className="ways">
        {ways
          .filter((route) => served.has(route))
          .slice(0, WAYS)
          .map((route) => (
            <a key={route} href={href(route, {}, { locale })}>
              {t(`page.${route}`)}
            </a>
          ))}
      </div>
    </>
  );
};

interface FoundProps extends InvitationProps {
  readonly query: string;
}

const Found = ({ reader, query }: FoundProps) => {
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
        onRetry={() => dispatch(searchPage.requested({ query: { query } }))}
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
  if (groups.length === 0) {
    return (
      <EmptyState text={t('search.empty')}>
        <p>{t('search.emptyHint')}</p>
        <Invitation reader={reader} />
      </EmptyState>
    );
  }
  return (
    <>
      <output>{t('search.found', { count: countFound(groups) })}</output>
      {groups.map(({ name, title, items }) => (
        <Card key={name} title={title} isFlush>
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
        </Card>
      ))}
    </>
  );
};
