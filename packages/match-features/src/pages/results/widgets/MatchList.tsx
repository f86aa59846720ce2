import { ALL_LEAGUES } from '@tipmark/domain';
import { cx } from '@tipmark/ui-kit';
import { matchListClass } from '@tipmark/ui-kit/betting';
import { Suspense, useCallback, useMemo } from 'react';
import { useStars } from '../../../parts/favourites/use-favourites.ts';
import { oddsTitles } from '../../../parts/odds/odds-titles.ts';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import { OddsSlot } from '../../../parts/row-odds/OddsSlot.tsx';
import { LeagueSection } from '../list/LeagueSection.tsx';
import { leagueBars } from '../list/league-bars.ts';
import type { ResultsFeature } from '../results-feature.ts';
import type { Results } from '../use-results.ts';
import { useListState } from './use-list-state.ts';

interface MatchListProps {
  readonly feature: ResultsFeature;
  readonly results: Results;
}

const closed = { isOpen: false, hasRows: false };

/**
 * The day's leagues. Its attributes hide rows and columns, so that a choice re-renders none of
 * them.
 */
export const MatchList = ({ feature, results }: MatchListProps) => {
  const { t, locale, leagues, view, day, address } = results;
  const { hasOdds, openness, toggleLeagues } = useListState(feature, results);
  const stars = useStars<HTMLDivElement>();
  const titles = useMemo(() => {
    return { forecast: t('results.forecastColumn'), odds: oddsTitles(feature.outcomes, t) };
  }, [t, feature]);

  // once per list: a lookup per league costs more than the league's own markup
  const messages = useMemo(
    () => ({
      of: t('results.of'),
      matches: t('results.matches'),
      favourite: t('favourites.title'),
    }),
    [t],
  );

  const pageOf = usePageAddress();
  const barOf = useMemo(() => {
    const { league } = feature.routes;
    const hrefOf = (leagueId: string) => league && pageOf(league, { leagueId });
    return leagueBars({ locale, messages, hrefOf });
  }, [feature, locale, messages, pageOf]);
  const toggle = useCallback(
    (id: number, isOpen: boolean) => toggleLeagues([id], isOpen),
    [toggleLeagues],
  );
  const rowOf = (href: string) =>
    leagues.flatMap(({ all }) => all).find(({ row }) => row.prices?.href === href)?.row;

  return (
    <>
      <div
        {...stars}
        className={cx(matchListClass, feature.board?.listClass)}
        data-tab={view.tab}
        data-forecast={day?.hasForecasts && view.hasForecast ? '1' : '0'}
        data-odds={hasOdds ? '1' : '0'}
      >
        {leagues.map((group) => {
          const { league, all } = group;
          const shownRows = group[view.tab].length;
          const open = openness.get(league.id) ?? closed;
          const isOther = view.leagueId !== ALL_LEAGUES && view.leagueId !== league.id;
          return (
            // hydrates by itself: first what is clicked, whatever is far below
            <Suspense key={league.id}>
              <LeagueSection
                bar={barOf(group)}
                matches={all}
                shownRows={shownRows}
                titles={titles}
                label={`${messages.matches}: ${league.name}`}
                isOpen={open.isOpen}
                hasRows={open.hasRows}
                isHidden={isOther || shownRows === 0}
                isInNewTab={view.isInNewTab}
                rowsHref={open.hasRows ? undefined : address({ leagueId: league.id })}
                onToggle={toggle}
              />
            </Suspense>
          );
        })}
      </div>
      {feature.rowOdds && (
        <OddsSlot
          list={stars.ref}
          {...feature.rowOdds}
          rowOf={rowOf}
          loadingLabel={t('state.loading')}
        />
      )}
    </>
  );
};
