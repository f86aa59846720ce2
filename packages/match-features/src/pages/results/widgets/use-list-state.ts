import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useCallback, useMemo } from 'react';
import { openLeagues } from '../list/open-leagues.ts';
import type { ResultsFeature } from '../results-feature.ts';
import type { Results } from '../use-results.ts';

/**
 * State of the list that is in no address: which leagues are open, and the odds on a phone. The
 * list calls this itself, so that opening a league re-renders nothing else of the page.
 */
export function useListState(feature: ResultsFeature, { leagues, view, isMobile }: Results) {
  const { slice } = feature;
  const dispatch = useDispatch();
  const { isOpen: chosen, hasOdds } = useSelector(slice.select);
  const { leagueId } = view;
  const openness = useMemo(
    () => openLeagues(leagues, { chosen, leagueId, isMobile }),
    [leagues, chosen, leagueId, isMobile],
  );
  const toggleLeagues = useCallback(
    (ids: readonly number[], isOpen: boolean) => dispatch(slice.leaguesToggled(ids, isOpen)),
    [dispatch, slice],
  );
  return {
    hasOdds,
    openness,
    toggleLeagues,
    toggleOdds: (isOn: boolean) => dispatch(slice.oddsToggled(isOn)),
  };
}
