import { HOME_BLOCK } from '@tipmark/domain';
import { failureMessage } from '@tipmark/remote-kit';
import { formatDayAndMonth, formatNumber } from '@tipmark/remote-kit/i18n';
import { Card, EmptyState, ErrorState, LinkButton, ProgressLine } from '@tipmark/ui-kit';
import { MatchListSkeleton } from '@tipmark/ui-kit/betting';
import { FavouritesBar } from '../../parts/favourites/FavouritesBar.tsx';
import { DayTips } from './blocks/DayTips.tsx';
import { DroppingOdds } from './blocks/DroppingOdds.tsx';
import { LiveMatches } from './blocks/LiveMatches.tsx';
import { PopularLeagues } from './blocks/PopularLeagues.tsx';
import { PopularMatches } from './blocks/PopularMatches.tsx';
import { PremiumCappers } from './blocks/PremiumCappers.tsx';
import { RefereesOfDay } from './blocks/RefereesOfDay.tsx';
import { ValueTrends } from './blocks/ValueTrends.tsx';
import { WatchedTeams } from './blocks/WatchedTeams.tsx';
import { homeClass } from './home-class.ts';
import type { HomeFeature } from './home-feature.ts';
import { type Home, useHome } from './use-home.ts';

/** The main page of a sport: watched and live matches, moved odds, the best cappers. */
export const HomeScreen = ({ feature }: { readonly feature: HomeFeature }) => {
  const home = useHome(feature);
  return (
    <div className={homeClass}>
      <div>
        <Heading home={home} />
        <State home={home} feature={feature} />
        <Favourites home={home} feature={feature} />
        <PopularMatches home={home} feature={feature} />
        <LiveMatches home={home} feature={feature} />
        <div className="pair">
          <ValueTrends home={home} feature={feature} />
          <DroppingOdds home={home} feature={feature} />
        </div>
        <PremiumCappers home={home} feature={feature} />
      </div>
      <div data-sidebar="">
        <DayTips home={home} feature={feature} />
        <PopularLeagues home={home} feature={feature} />
        <RefereesOfDay home={home} feature={feature} />
        <WatchedTeams home={home} feature={feature} />
      </div>
    </div>
  );
};

const Heading = ({ home: { t, locale, timeZone, nowSeconds, page } }: { readonly home: Home }) => (
  <header className="head">
    <h1>{t('home.title')}</h1>
    <p>
      {formatDayAndMonth(page?.asOf ?? nowSeconds, locale, timeZone)}
      {page !== undefined && page.countOfMatches > 0 && (
        <>{` · ${t('count.matches', { count: page.countOfMatches })}`}</>
      )}
      {page !== undefined && page.countOfLive > 0 && (
        <>
          {' · '}
          <b>{t('home.countOfLive', { value: formatNumber(page.countOfLive, locale) })}</b>
        </>
      )}
    </p>
  </header>
);

/** Starred items among those on the page. */
const Favourites = ({ home, feature }: StateProps) => {
  const { t, locale, page, rowOf, blockOf, pageOf } = home;
  if (!page || page.blocks.length === 0) return null;
  const live = blockOf(HOME_BLOCK.liveMatches)?.items ?? [];
  const popular = blockOf(HOME_BLOCK.popularMatches)?.items ?? [];
  const leagues = blockOf(HOME_BLOCK.popularLeagues)?.items ?? [];
  const wires = [...live.flatMap(({ matches }) => matches), ...popular.map(({ match }) => match)];
  const rows = new Map(wires.map(rowOf).map((row) => [row.id, row]));
  const known = new Map([...leagues, ...live].map((league) => [league.id, league]));
  return (
    <Card isFlush>
      <FavouritesBar
        t={t}
        locale={locale}
        matches={[...rows.values()]}
        leagues={[...known.values()]}
        leagueHref={({ link }) => pageOf(feature.routes.league, { leagueId: link })}
        teamRoute={feature.routes.team}
      />
    </Card>
  );
};

interface StateProps {
  readonly home: Home;
  readonly feature: HomeFeature;
}

/** Shown above or in place of the blocks while they are loading, empty or failed. */
const State = ({ home, feature }: StateProps) => {
  const { t, locale, load, page, moreOf, retry } = home;
  if (load.status === 'failed') {
    return (
      <ErrorState
        title={t(page ? 'results.updateFailed' : 'results.failed')}
        text={load.error ? failureMessage(load.error, { locale }) : t('error.generic')}
        retryLabel={t('button.retry')}
        onRetry={retry}
      />
    );
  }
  if (!page) return <MatchListSkeleton label={t('state.loading')} />;
  if (load.status === 'loading') return <ProgressLine label={t('state.loading')} />;
  if (page.blocks.some(({ kind }) => kind !== HOME_BLOCK.popularLeagues)) return null;
  const results = moreOf({ routeName: feature.routes.results, params: {} });
  return (
    <EmptyState text={t('home.empty')}>
      {results !== undefined && <LinkButton href={results}>{t('nav.results')}</LinkButton>}
    </EmptyState>
  );
};
