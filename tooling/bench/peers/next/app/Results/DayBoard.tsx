'use client';

import type { ResultsPage } from '@tipmark/contract';
import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { DayTabs } from './DayTabs.tsx';
import { readLeagues, sortLeagues } from './day-leagues.ts';
import { Favourites } from './Favourites.tsx';
import { LeagueRail } from './LeagueRail.tsx';
import { LeagueSection } from './LeagueSection.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useStars } from './use-stars.ts';
import { useView } from './use-view.ts';

interface BoardProps {
  readonly page: ResultsPage;
  /** Drawn by the server only, above the list. */
  readonly children: ReactNode;
}

function useClosed(ids: readonly number[]) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(() => new Set());
  const toggle = useCallback((id: number) => {
    setClosed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const isAnyOpen = closed.size < ids.length;
  const toggleAll = () => setClosed(new Set(isAnyOpen ? ids : []));
  return { closed, toggle, toggleAll, isAnyOpen };
}

/** The day with everything a visitor can do to it. */
export function DayBoard({ page, children }: BoardProps): ReactElement {
  const view = useView();
  const all = useMemo(() => readLeagues(page), [page]);
  const leagues = useMemo(() => sortLeagues(all, view.sort), [all, view.sort]);
  const ids = useMemo(() => all.map(({ id }) => id), [all]);
  const { closed, toggle, toggleAll, isAnyOpen } = useClosed(ids);
  const { stars, toggle: toggleStar } = useStars();
  const [hasOdds, setHasOdds] = useState(true);
  // the bench measures when the page is hydrated
  useEffect(() => void performance.mark('hydrated'), []);
  return (
    <div className="day" data-aside="1">
      <LeagueRail leagues={leagues} view={view} />
      <div>
        {children}
        <section className="card flush">
          <DayTabs leagues={leagues} view={view} now={page.asOf} />
          <Toolbar
            leagues={leagues}
            view={view}
            hasOdds={hasOdds}
            isAnyOpen={isAnyOpen}
            onOdds={setHasOdds}
            onToggleAll={toggleAll}
          />
          <Favourites leagues={all} stars={stars} />
          <div className="list" data-tab={view.tab} data-forecast="0" data-odds={hasOdds ? 1 : 0}>
            {leagues.map((league) => (
              <LeagueSection
                key={league.id}
                league={league}
                now={page.asOf}
                tab={view.tab}
                isOpen={!closed.has(league.id)}
                isOut={view.leagueId !== 0 && view.leagueId !== league.id}
                isInNewTab={view.isInNewTab}
                stars={stars}
                onStar={toggleStar}
                onToggle={toggle}
              />
            ))}
          </div>
        </section>
      </div>
      <div className="side" />
    </div>
  );
}
