import { TEXT_LIMIT } from '@tipmark/domain';
import { useServedRoutes } from '@tipmark/remote-kit';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { href, type RouteName } from '@tipmark/route-builder';
import { Button, css, MOBILE, Tabs } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { useReader } from '../../parts/page/use-reader.ts';
import { Found } from './Found.tsx';
import { Invitation } from './Invitation.tsx';
import { FOUND_TYPES, foundRoutesOf, readSearchView, searchAddress } from './search-address.ts';
import type { SearchPageOptions } from './search-options.ts';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  max-width: 760px;
  form { display: flex; gap: ${gap[8]}; }
  input { flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid var(--borderStrong); border-radius: ${radius.field}; background: var(--surface); font-size: ${font.large}; }
  form > button { min-height: 44px; }
  .ways { display: flex; flex-wrap: wrap; gap: ${gap[4]} ${gap[16]}; }
  .ways a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); font-weight: ${weight.medium}; text-decoration: underline; text-underline-offset: 3px; }
  .found a { display: flex; align-items: center; gap: ${gap[10]}; min-height: 44px; padding: 6px 16px; }
  .found a:hover { background: var(--hover); }
  .found li + li, .more { border-top: 1px solid var(--hair); }
  .found b { font-weight: ${weight.strong}; overflow-wrap: anywhere; }
  .found small { margin-left: auto; text-align: right; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); font-variant-numeric: tabular-nums; }
  .more { display: flex; align-items: center; min-height: 44px; padding: 0 16px; color: var(--accent); font-weight: ${weight.medium}; }
  .more:hover { background: var(--hover); }
  p, output { color: var(--text2); }
  ${MOBILE} { .found a, .more { padding: 6px var(--gutter); } }
`;

/** What was found for the query of the address, and a form for another search. */
export const SearchScreen = ({ options }: { readonly options: SearchPageOptions }) => {
  const { sport } = options;
  const foundRoutes = foundRoutesOf(sport.routes);
  const route = sport.routes.search;
  const reader = useReader(sport.namespace);
  const { t, locale } = reader;
  const [address] = useSearchParams();
  const served = useServedRoutes();
  const view = readSearchView(address);
  const { query, type } = view;
  const isServed = (one: RouteName | undefined) => one !== undefined && served.has(one);
  const types = FOUND_TYPES.filter((one) => one === 'all' || isServed(foundRoutes[one]));
  return (
    <div className={page}>
      <h1>{t('search.title')}</h1>
      <form
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is younger than browsers we support
        role="search"
        aria-label={t('search.title')}
        action={href(route, {}, { locale })}
      >
        <input
          key={query}
          type="search"
          name="query"
          defaultValue={query}
          maxLength={TEXT_LIMIT.searchQuery}
          autoComplete="off"
          aria-label={t('search.label')}
        />
        {type !== 'all' && <input type="hidden" name="type" value={type} />}
        <Button type="submit" kind="primary">
          {t('search.submit')}
        </Button>
      </form>
      {query === '' ? (
        <Invitation sport={sport} reader={reader} />
      ) : (
        <>
          <ScrollRow>
            <Tabs
              label={t('search.types')}
              current={type}
              items={types.map((key) => ({
                key,
                href: searchAddress(route, { query, type: key }, locale),
                text: t(`search.${key === 'all' ? 'everything' : key}`),
              }))}
            />
          </ScrollRow>
          <Found options={options} reader={reader} view={view} />
        </>
      )}
    </div>
  );
};
