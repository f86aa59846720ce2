import { RESULTS_TAB } from '@tipmark/domain';
import { failureMessage } from '@tipmark/remote-kit';
import { EmptyState, ErrorState, LinkButton, ProgressLine } from '@tipmark/ui-kit';
import { MatchListSkeleton } from '@tipmark/ui-kit/betting';
import { NearestDay } from '../../../parts/days/NearestDay.tsx';
import { FavouritesBar } from '../../../parts/favourites/FavouritesBar.tsx';
import { useIsAlive } from '../../../parts/favourites/use-is-alive.ts';
import type { ResultsFeature } from '../results-feature.ts';
import { dayChange, type Results } from '../use-results.ts';
import { MatchList } from './MatchList.tsx';
import { SlowNotice } from './SlowNotice.tsx';

interface ResultsBodyProps {
  readonly feature: ResultsFeature;
  readonly results: Results;
}

/** The list, or what is shown while it is loading, empty or failed. */
export const ResultsBody = ({ feature, results }: ResultsBodyProps) => {
  const { t, load, day, counts, view } = results;
  const isLoading = load.status === 'loading' || load.status === 'idle';
  const slow = isLoading && <SlowNotice key={load.key} results={results} />;
  const failure = load.status === 'failed' && <Failure results={results} hasDay={!!day} />;

  if (!day) {
    return (
      failure || (
        <>
          {slow}
          <MatchListSkeleton label={t('state.loading')} />
        </>
      )
    );
  }
  return (
    <>
      {load.status === 'loading' && <ProgressLine label={t('state.loading')} />}
      {slow}
      {failure}
      {counts.all === 0 && view.tab !== RESULTS_TAB.mine && <NoMatches results={results} />}
      {view.tab === RESULTS_TAB.mine && counts.mine === 0 && <NothingStarred results={results} />}
      {view.tab !== RESULTS_TAB.mine && counts.all > 0 && counts[view.tab] === 0 && (
        <EmptyState text={t('results.emptyTab')}>
          <LinkButton href={results.address({ tab: RESULTS_TAB.all })}>
            {t('results.toAll')}
          </LinkButton>
        </EmptyState>
      )}
      {counts.all > 0 && <Favourites feature={feature} results={results} />}
      <MatchList feature={feature} results={results} />
    </>
  );
};

const Favourites = ({ feature, results }: ResultsBodyProps) => {
  const { t, locale, leagues, address } = results;
  return (
    <FavouritesBar
      hasRail
      t={t}
      locale={locale}
      matches={leagues.flatMap(({ all }) => all.map(({ row }) => row))}
      leagues={leagues.map(({ league }) => league)}
      leagueHref={({ id }) => address({ leagueId: id })}
      teamRoute={feature.routes.team}
    />
  );
};

/** Before hydration only the browser knows what is starred. */
const NothingStarred = ({ results: { t, address } }: { readonly results: Results }) =>
  useIsAlive() ? (
    <EmptyState text={t('results.emptyMine')}>
      <LinkButton href={address({ tab: RESULTS_TAB.all })}>{t('results.toAll')}</LinkButton>
    </EmptyState>
  ) : (
    <MatchListSkeleton label={t('state.loading')} />
  );

const NoMatches = ({ results }: { readonly results: Results }) => {
  const { t, shownSeconds, nowSeconds, load, address } = results;
  return (
    <EmptyState text={t('results.empty')}>
      <NearestDay
        shownSeconds={shownSeconds}
        nowSeconds={nowSeconds}
        nearestAt={load.data?.nearestMatchAt}
        reader={results}
        addressOf={(seconds) => address(dayChange(seconds))}
      />
    </EmptyState>
  );
};

interface FailureProps {
  readonly results: Results;
  readonly hasDay: boolean;
}

const Failure = ({ results: { t, locale, load, retry }, hasDay }: FailureProps) => (
  <ErrorState
    title={t(hasDay ? 'results.updateFailed' : 'results.failed')}
    text={load.error ? failureMessage(load.error, { locale }) : t('error.generic')}
    retryLabel={t('button.retry')}
    onRetry={retry}
  />
);
