import type { OddsHistory } from '@tipmark/contract';
import { failureMessage, type LoadState } from '@tipmark/remote-kit';
import { OddsSheet } from '@tipmark/ui-kit/betting';
import { marketName } from '../odds/outcome-name.ts';
import type { Reader } from '../page/reader.ts';
import { outcomeViews } from './outcome-views.ts';
import type { OpenMatch, RowOddsProps } from './row-odds.ts';

export interface RowOddsSheetProps extends Pick<RowOddsProps, 'anchor' | 'onClose'> {
  readonly match: OpenMatch;
  readonly load: LoadState<OddsHistory>;
  /** Of the match: a reply about another one does not count. */
  readonly requestKey: string;
  readonly reader: Reader;
  readonly market: string;
  readonly countOfOutcomes: number;
  /** Address for a tip on an outcome. */
  readonly tipHref: (oddType: string) => string;
  readonly onRetry: () => void;
}

/** The price history of a row: loading, failed, empty, or shown. */
export const RowOddsSheet = (props: RowOddsSheetProps) => {
  const { anchor, match, onClose, load, requestKey, reader } = props;
  const { market, countOfOutcomes, tipHref, onRetry } = props;
  const { t, locale } = reader;
  const history = load.dataKey === requestKey ? load.data : undefined;
  const status = load.key === requestKey ? load.status : 'loading';
  const hrefOfTip = match.isTippable ? tipHref : undefined;
  return (
    <OddsSheet
      anchor={anchor}
      title={match.title}
      note={marketName(market, t)}
      closeLabel={t('button.close')}
      onClose={onClose}
      outcomes={history && outcomeViews(history, reader, hrefOfTip)}
      countOfOutcomes={countOfOutcomes}
      until={history?.asOf ?? 0}
      isUpdating={history !== undefined && status === 'loading'}
      failure={
        status === 'failed'
          ? {
              title: t('match.oddsFailed'),
              text: load.error ? failureMessage(load.error, { locale }) : t('error.generic'),
              retryLabel: t('button.retry'),
              onRetry,
            }
          : undefined
      }
      messages={{
        first: t('odds.first'),
        best: t('odds.best'),
        closing: t('odds.closing'),
        suspended: t('results.suspended'),
        empty: t('match.oddsEmpty'),
        loading: t('state.loading'),
      }}
      history={{ href: anchor.getAttribute('href') ?? '', text: t('results.allOdds') }}
    />
  );
};
