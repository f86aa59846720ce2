import type { SeasonPage } from '@tipmark/contract';
import { TOTALS_SORT } from '@tipmark/domain';
import { useSelector } from '@tipmark/remote-kit/store';
import { choiceOf } from '../../../parts/lists/choice-of.ts';
import { LoadPart } from '../../../parts/page/LoadPart.tsx';
import type { LeaguePageOptions, LeagueTabProps } from '../league-options.ts';
import { loadOfTab } from '../league-requests.ts';
import type { League } from '../use-league.ts';
import { LeagueConditions, orderChoice } from './LeagueConditions.tsx';
import { TeamTotalsTable } from './TeamTotalsTable.tsx';

interface RowsProps {
  readonly league: League;
  readonly rows: SeasonPage['teamTotals'];
}

const Rows = ({ league: { options, reader }, rows }: RowsProps) => (
  <TeamTotalsTable
    rows={rows}
    title={reader.t('league.tab-totals')}
    teamRoute={options.sport.routes.team}
    reader={reader}
  />
);

interface OfMarketProps {
  readonly league: League;
  readonly load: NonNullable<LeaguePageOptions['totals']>;
}

/** Totals of another market, from a load of their own. */
const RowsOfMarket = ({ league, load }: OfMarketProps) => (
  <LoadPart
    load={useSelector(load.select)}
    reader={league.reader}
    failedTitle={league.reader.t('stats.summaryFailed')}
    onRetry={league.retryPart}
  >
    {({ teamTotals }) => <Rows league={league} rows={teamTotals} />}
  </LoadPart>
);

/** Totals of the teams: what is counted, and the order. */
export const TotalsTab = ({ league, page }: LeagueTabProps) => {
  const { options, reader, view } = league;
  const { t } = reader;
  const ofMarket = options.totals && loadOfTab(options, view) && options.totals;
  return (
    <>
      <LeagueConditions
        league={league}
        choices={[
          choiceOf({
            name: 'market',
            label: t('league.market'),
            value: view.totalsMarketType,
            values: options.totalsMarkets,
            textOf: (value) => t(`league.market-${value}`),
          }),
          orderChoice({
            name: 'order',
            value: view.totalsSortType,
            values: Object.values(TOTALS_SORT),
            keyPrefix: 'order',
            reader,
          }),
        ]}
      />
      {ofMarket ? (
        <RowsOfMarket league={league} load={ofMarket} />
      ) : (
        <Rows league={league} rows={page.teamTotals} />
      )}
    </>
  );
};
