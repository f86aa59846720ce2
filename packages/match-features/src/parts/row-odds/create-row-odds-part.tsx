import {
  isMarketCode,
  MAIN_LINES,
  type MarketCode,
  mainOutcomes,
  type Sport,
} from '@tipmark/domain';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { type ComponentType, useCallback, useEffect } from 'react';
import { useReader } from '../page/use-reader.ts';
import { intentParams } from '../tips/tip-intent.ts';
import type { RowOddsOptions } from './create-row-odds.ts';
import { RowOddsSheet } from './RowOddsSheet.tsx';
import { type OpenMatch, openMatch, type RowOddsProps } from './row-odds.ts';

interface SheetProps extends Pick<RowOddsProps, 'anchor' | 'onClose'> {
  readonly options: RowOddsOptions;
  readonly market: MarketCode;
  readonly match: OpenMatch;
}

const Sheet = ({ options, market, match, ...anchored }: SheetProps) => {
  const { namespace, sport, matchRoute, load: history } = options;
  const { matchUrl, prices } = match;
  const reader = useReader(namespace);
  const dispatch = useDispatch();
  const request = history.requested({ segments: { matchUrl, market } });
  const load = useSelector(history.select);
  const query = useCallback(
    () => dispatch(history.requested({ segments: { matchUrl, market } })),
    [dispatch, history, market, matchUrl],
  );
  useEffect(() => {
    query();
    // a changed price triggers another request
    void prices;
  }, [query, prices]);

  return (
    <RowOddsSheet
      {...anchored}
      match={match}
      load={load}
      requestKey={request.key}
      reader={reader}
      market={market}
      countOfOutcomes={countOfOutcomes(sport, market)}
      tipHref={(oddType) =>
        href(matchRoute, { matchUrl, ...intentParams({ kind: 'new', oddType }) }, reader)
      }
      onRetry={query}
    />
  );
};

/** Of the result as in the list: of another market than the main one both sides. */
const countOfOutcomes = (sport: Sport, market: MarketCode): number =>
  mainOutcomes(sport).filter((outcome) => outcome.market === market).length || 2;

/**
 * The sheet over the prices of one match of a list; requested when it opens, and again with new
 * prices.
 */
export const createRowOddsPart = (options: RowOddsOptions): ComponentType<RowOddsProps> => {
  const market = MAIN_LINES[options.sport].mainMarket;
  return (props) => {
    const { anchor, onClose } = props;
    const match = openMatch(props);
    return (
      match && (
        <Sheet
          key={match.matchUrl}
          options={options}
          market={isMarketCode(match.market ?? '') ? (match.market as MarketCode) : market}
          anchor={anchor}
          onClose={onClose}
          match={match}
        />
      )
    );
  };
};
