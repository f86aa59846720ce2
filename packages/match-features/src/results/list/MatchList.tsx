import { ALL_LEAGUES } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { hrefOf } from '@tipmark/route-builder';
import { type LeagueBarView, matchListClass } from '@tipmark/ui-kit/betting';
import { useCallback, useMemo } from 'react';
import { useStars } from '../../favourites/use-favourites.ts';
import type { ResultsFeature } from '../results-feature.ts';
import type { Results } from '../use-results.ts';
import { LeagueSection } from './LeagueSection.tsx';
import type { LeagueOfDay } from './results-day.ts';
import { useListState } from './use-list-state.ts';

interface MatchListProps {
  readonly feature: ResultsFeature;
  readonly results: Results;
}

const closed = { isOpen: false, hasRows: false };

/** The day's leagues. Its attributes hide rows and columns, so that a choice renders none of them. */
export const MatchList = ({ feature, results }: MatchListProps) => {
  const { t, locale, leagues, view, day, address } = results;
  const { hasOdds, openness, toggleLeagues } = useListState(feature, results);
  const titles = useMemo(() => {
    const line = feature.mainTotalLine;
    const total = [t('odds.over', { line }), t('odds.under', { line })];
    return { forecast: t('results.forecastColumn'), odds: ['1', 'X', '2', ...total] };
  }, [t, feature]);

  // once a list: a lookup for every league is dearer than the league's own markup
  const words = useMemo(
    () => ({
      of: t('results.of'),
      matches: t('results.matches'),
      favourite: t('favourites.title'),
    }),
    [t],
  );

  // the same bar for the same league: one that is as before is not drawn anew
  const barOf = useMemo(() => {
    const leagueHref = hrefOf(feature.routes.league, { locale });
    const known = new WeakMap<LeagueOfDay, LeagueBarView>();
    const draw = ({ league, all, live }: LeagueOfDay): LeagueBarView => {
      const count = formatNumber(all.length, locale);
      return {
        id: league.id,
        favourite: `${words.favourite}: ${league.name}`,
        href: leagueHref(league.link),
        name: league.name,
        countryCode: league.countryCode,
        countryName: league.countryName,
        isLive: live.length > 0,
        count:
          live.length > 0 ? `${formatNumber(live.length, locale)} ${words.of} ${count}` : count,
      };
    };
    return (group: LeagueOfDay): LeagueBarView => {
      const bar = known.get(group) ?? draw(group);
      known.set(group, bar);
      return bar;
    };
  }, [feature, locale, words]);
  const toggle = useCallback(
    (id: number, isOpen: boolean) => toggleLeagues([id], isOpen),
    [toggleLeagues],
  );

  return (
    <div
      {...useStars<HTMLDivElement>()}
      className={matchListClass}
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
          <LeagueSection
            key={league.id}
            bar={barOf(group)}
            matches={all}
            shownRows={shownRows}
            titles={titles}
            label={`${words.matches}: ${league.name}`}
            isOpen={open.isOpen}
            hasRows={open.hasRows}
            isHidden={isOther || shownRows === 0}
            isInNewTab={view.isInNewTab}
            rowsHref={open.hasRows ? undefined : address({ leagueId: league.id })}
            onToggle={toggle}
          />
        );
      })}
    </div>
  );
};
