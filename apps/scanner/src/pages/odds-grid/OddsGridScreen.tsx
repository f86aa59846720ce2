import type { OddsGridPage } from '@tipmark/contract';
import { gridMarketsOf } from '@tipmark/domain';
import { DayStrip, LoadPart, PageLink, useReader } from '@tipmark/match-features';
import { choiceOf } from '@tipmark/match-features/lists';
import { type HostState, selectNowSeconds } from '@tipmark/remote-kit';
import { formatDateHeading, formatTime } from '@tipmark/remote-kit/i18n';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Button, Card, EmptyState, inPlace, LinkButton, Select } from '@tipmark/ui-kit';
import { FreshStamp } from '@tipmark/ui-kit/betting';
import { Chip } from '@tipmark/ui-kit/filters';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { retainedParams } from '../../parts/filter/retained-params.ts';
import { GridTable } from './GridTable.tsx';
import { type GridView, gridParams, gridRequest, readGridView, SORTS } from './grid-address.ts';
import { gridPageClass } from './grid-class.ts';
import type { OddsGrid } from './odds-grid.ts';

/** The choices of the page, and where each leads. */
function useGrid(grid: OddsGrid) {
  const { sport, route, load } = grid;
  const reader = useReader('scanner');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readGridView(search, sport, reader.timeZone);
  return {
    reader,
    view,
    nowSeconds: useSelector(selectNowSeconds),
    load: useSelector((state: HostState) => load.select(state)),
    addressOf: (changed: Partial<GridView>) =>
      href(route, gridParams({ ...view, pageNumber: 1, ...changed }, sport), {
        locale: reader.locale,
      }),
    onGo: (address: string) => void navigate(address, { preventScrollReset: true }),
    reload: () => dispatch(load.requested(gridRequest(view))),
  };
}

type GridPage = ReturnType<typeof useGrid>;

interface PartProps {
  readonly grid: OddsGrid;
  readonly page: GridPage;
}

/** What every bookmaker pays on the matches of a day. */
export const OddsGridScreen = ({ grid }: { readonly grid: OddsGrid }) => {
  const page = useGrid(grid);
  const { reader, view, nowSeconds, load, addressOf } = page;
  const { t, locale, timeZone } = reader;
  const shownSeconds = view.day ?? nowSeconds;
  return (
    <div className={gridPageClass}>
      <header>
        <h1>{t('grid.title')}</h1>
        <p>{`${formatDateHeading(shownSeconds, locale, timeZone)} · ${t('grid.upcoming')}`}</p>
        {load.data && <Stamp page={page} asOf={load.data.asOf} />}
      </header>
      <DayStrip
        shownSeconds={shownSeconds}
        nowSeconds={nowSeconds}
        reader={reader}
        addressOf={(day) => addressOf({ day, league: 0 })}
        onChoose={(day) => page.onGo(addressOf({ day, league: 0 }))}
      />
      <Markets grid={grid} page={page} />
      <Card isFlush>
        <LoadPart load={load} reader={reader} failedTitle={t('grid.failed')} onRetry={page.reload}>
          {(data) => (
            <>
              <Conditions data={data} page={page} />
              {data.matches.length === 0 ? (
                <Nothing grid={grid} page={page} />
              ) : (
                <GridTable data={data} view={view} grid={grid} reader={reader} />
              )}
              <Pages data={data} page={page} />
            </>
          )}
        </LoadPart>
      </Card>
    </div>
  );
};

/** The time of the prices, and a link that reads them again. */
const Stamp = ({ page, asOf }: { readonly page: GridPage; readonly asOf: number }) => {
  const { reader, view, addressOf, reload } = page;
  const { t, locale, timeZone } = reader;
  return (
    <span className="stamp">
      <FreshStamp
        text={t('grid.asOf', { time: formatTime(asOf, locale, timeZone) })}
        isStale={false}
      />
      <a href={addressOf(view)} onClick={inPlace(reload)}>
        {t('grid.reload')}
      </a>
    </span>
  );
};

const Markets = ({ grid, page }: PartProps) => {
  const { reader, view, addressOf, onGo } = page;
  const { t } = reader;
  return (
    <nav className="markets" aria-label={t('grid.market')}>
      <ScrollRow>
        <ul>
          {gridMarketsOf(grid.sport).map((market) => {
            const address = addressOf({ market });
            return (
              <li key={market}>
                <Chip
                  text={t(`grid.market-${market}`)}
                  href={address}
                  isCurrent={market === view.market}
                  onChoose={() => onGo(address)}
                />
              </li>
            );
          })}
        </ul>
      </ScrollRow>
    </nav>
  );
};

interface DataProps {
  readonly data: OddsGridPage;
  readonly page: GridPage;
}

const leagueText = ({ name, countryName, count }: OddsGridPage['leagueChoices'][number]) =>
  `${name} · ${countryName} (${count})`;

/** The league and the order: a form without scripts. */
const Conditions = ({ data, page }: DataProps) => {
  const { reader, view, addressOf, onGo } = page;
  const { t } = reader;
  const retained = retainedParams({
    timestamp: view.day,
    market: view.market,
  });
  const league = choiceOf({
    name: 'league',
    label: t('grid.league'),
    value: view.league,
    values: [...new Set([0, view.league, ...data.leagueChoices.map(({ id }) => id)])],
    textOf: (id) => {
      const one = data.leagueChoices.find((choice) => choice.id === id);
      return one ? leagueText(one) : t(id === 0 ? 'grid.allLeagues' : 'grid.otherLeague');
    },
  });
  const sort = choiceOf({
    name: 'sort',
    label: t('lists.sort'),
    value: view.sort,
    values: SORTS,
    textOf: (value) => t(`grid.sort-${value}`),
  });
  return (
    <form
      className="conditions"
      action={addressOf(view).split('?')[0]}
      aria-label={t('lists.conditions')}
    >
      {Object.entries(retained).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select {...league} onChoose={(id) => onGo(addressOf({ league: Number(id) }))} />
      <Select
        {...sort}
        onChoose={(word) => onGo(addressOf({ sort: Number(word) as GridView['sort'] }))}
      />
      <Button type="submit" isSmall className="send">
        {t('match.apply')}
      </Button>
    </form>
  );
};

/** No match to come has prices: the results have those that were played. */
const Nothing = ({ grid, page }: PartProps) => {
  const { reader, view } = page;
  const { t } = reader;
  const params = view.day === undefined ? {} : { timestamp: String(view.day) };
  return (
    <EmptyState text={t('grid.empty')}>
      <PageLink to={grid.resultsRoute} params={params}>
        {t('grid.toResults')}
      </PageLink>
    </EmptyState>
  );
};

const Pages = ({ data, page }: DataProps) => {
  const { reader, view, addressOf } = page;
  const { t } = reader;
  const { nextPageNumber } = data;
  if (view.pageNumber === 1 && nextPageNumber === null) return null;
  return (
    <footer>
      {view.pageNumber > 1 && (
        <LinkButton href={addressOf({ pageNumber: view.pageNumber - 1 })}>
          {t('lists.previous')}
        </LinkButton>
      )}
      {nextPageNumber !== null && (
        <LinkButton href={addressOf({ pageNumber: nextPageNumber })}>{t('grid.next')}</LinkButton>
      )}
    </footer>
  );
};
