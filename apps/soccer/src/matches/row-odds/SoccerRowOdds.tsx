import { mainOutcomes, SPORT } from '@tipmark/domain';
import {
  type OpenMatch,
  openMatch,
  type RowOddsProps,
  RowOddsSheet,
  useReader,
  wishParams,
} from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { useCallback, useEffect } from 'react';
import { MARKET, rowOddsHistory, rowOddsRequest } from './row-odds-load.ts';

const COUNT_OF_OUTCOMES = mainOutcomes(SPORT.soccer).filter(
  ({ market }) => market === MARKET,
).length;

interface SheetProps extends Pick<RowOddsProps, 'anchor' | 'onClose'> {
  readonly match: OpenMatch;
}

const Sheet = ({ match, ...place }: SheetProps) => {
  const { matchUrl, prices } = match;
  const reader = useReader('soccer');
  const dispatch = useDispatch();
  const { key } = rowOddsRequest(matchUrl);
  const load = useSelector((state: HostState) => rowOddsHistory.select(state));
  const ask = useCallback(() => dispatch(rowOddsRequest(matchUrl)), [dispatch, matchUrl]);
  useEffect(() => {
    ask();
    // a changed price is a reason to ask again
    void prices;
  }, [ask, prices]);

  return (
    <RowOddsSheet
      {...place}
      match={match}
      load={load}
      requestKey={key}
      reader={reader}
      market={MARKET}
      countOfOutcomes={COUNT_OF_OUTCOMES}
      tipHref={(oddType) =>
        href('events', { matchUrl, ...wishParams({ kind: 'new', oddType }) }, reader)
      }
      onRetry={ask}
    />
  );
};

/**
 * The sheet over the prices of one match of a list; asked for when it opens, and
 * anew with new prices.
 */
export const SoccerRowOdds = (props: RowOddsProps) => {
  const { anchor, onClose } = props;
  const match = openMatch(props);
  return match && <Sheet key={match.matchUrl} anchor={anchor} onClose={onClose} match={match} />;
};
