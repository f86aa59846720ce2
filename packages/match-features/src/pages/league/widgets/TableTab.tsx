import type { StandingsTable } from '@tipmark/contract';
import { TABLE_SIDE } from '@tipmark/domain';
import { useSelector } from '@tipmark/remote-kit/store';
import { SeasonMatches } from '../../../league-page/SeasonMatches.tsx';
import { LoadPart } from '../../../match-page/LoadPart.tsx';
import type { Reader } from '../../../match-page/reader.ts';
import { StandingsView } from '../../../match-statistics/StandingsView.tsx';
import { TableChoices } from '../../../match-statistics/TableChoices.tsx';
import type { LeaguePageOptions, LeagueTabProps } from '../league-options.ts';
import { loadOfTab } from '../league-requests.ts';
import { ToMatches } from './ToMatches.tsx';

/** A round is named as inside a sentence. */
const asTitle = (name: string, { locale }: Reader): string =>
  name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

interface RowsProps extends LeagueTabProps {
  readonly table: StandingsTable;
}

const Rows = ({ league, page, table }: RowsProps) => {
  const { options, reader } = league;
  const { name } = page.league;
  return (
    <StandingsView
      table={table}
      title={reader.t('stats.table', { league: name, season: page.season.name })}
      ownIds={page.teamId === null ? [] : [page.teamId]}
      teamRoute={options.sport.routes.team}
      whenEmpty={<ToMatches league={league} />}
      reader={reader}
    />
  );
};

interface OfSpanProps extends LeagueTabProps {
  readonly load: NonNullable<LeaguePageOptions['table']>;
}

/** The table of a span, which came by itself. */
const RowsOfSpan = ({ load, ...tab }: OfSpanProps) => {
  const { reader, retryPart } = tab.league;
  return (
    <LoadPart
      load={useSelector(load.select)}
      reader={reader}
      failedTitle={reader.t('stats.tableFailed')}
      onRetry={retryPart}
    >
      {({ table }) => <Rows {...tab} table={table} />}
    </LoadPart>
  );
};

/** Who stands where; of a knock-out its rounds, the last one first. */
export const TableTab = ({ league, page }: LeagueTabProps) => {
  const { options, reader, view } = league;
  const { t } = reader;
  const { rounds = [] } = page;
  const hasSpans =
    page.table.rows.length > 0 ||
    view.tableCountOfMonths !== 0 ||
    view.tableSide !== TABLE_SIDE.all;
  const ofSpan = options.table && loadOfTab(options, view) && options.table;
  return (
    <>
      {hasSpans && (
        <TableChoices
          choice={view}
          hasSides={options.hasTableSides}
          addressOf={league.addressOf}
          onChoose={league.go}
          reader={reader}
        />
      )}
      {ofSpan && <RowsOfSpan league={league} page={page} load={ofSpan} />}
      {!ofSpan && (page.table.rows.length > 0 || rounds.length === 0) && (
        <Rows league={league} page={page} table={page.table} />
      )}
      {rounds.map(({ name, matches }) => (
        <SeasonMatches
          key={name}
          title={asTitle(name, reader) || t('league.tab-matches')}
          emptyText={t('league.resultsEmpty')}
          matches={matches}
          isPlayed
          matchRoute={options.sport.routes.match}
          rowOdds={options.sport.rowOdds}
          reader={reader}
        />
      ))}
    </>
  );
};
