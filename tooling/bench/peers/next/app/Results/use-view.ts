import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import type { Sort } from './day-leagues.ts';
import type { Tab } from './match-view.ts';

export interface Choice {
  readonly tab?: Tab;
  readonly sort?: Sort;
  /** 0 = all. */
  readonly league?: number;
  readonly blank?: number;
}

const defaults: Required<Choice> = { tab: 'all', sort: 'all', league: 0, blank: 0 };

/** The visitor's choice; it is in the address and needs no request. */
export function useView() {
  const search = useSearchParams();
  return useMemo(() => {
    const hrefOf = (choice: Choice) => {
      const params = new URLSearchParams(search);
      for (const [name, value] of Object.entries(choice)) {
        if (value === defaults[name as keyof Choice]) params.delete(name);
        else params.set(name, String(value));
      }
      return `/Results?${params}`;
    };
    return {
      tab: (search.get('tab') ?? 'all') as Tab,
      sort: (search.get('sort') ?? 'all') as Sort,
      leagueId: Number(search.get('league') ?? 0),
      isInNewTab: search.get('blank') === '1',
      hrefOf,
      choose: (choice: Choice) => window.history.replaceState(null, '', hrefOf(choice)),
    };
  }, [search]);
}

export type View = ReturnType<typeof useView>;
