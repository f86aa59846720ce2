import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useCallback, useMemo } from 'react';
import type { ResultsFeature } from '../results-feature.ts';
import type { Results } from '../use-results.ts';
import { openLeagues } from './open-leagues.ts';

/**
 * What of the list stands in no address: which leagues are open, and a phone's odds. Whoever draws
 * it asks for it here, so that opening a league draws nothing else of the page anew.
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
