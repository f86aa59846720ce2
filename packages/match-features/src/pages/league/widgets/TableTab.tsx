import type { StandingsTable } from '@tipmark/contract';
import { TABLE_SIDE, TEAMS_TABLE_SORT } from '@tipmark/domain';
import { useSelector } from '@tipmark/remote-kit/store';
import { emptyText } from '../../../parts/page/empty-text.ts';
import { LoadPart } from '../../../parts/page/LoadPart.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { StandingsView } from '../../../parts/standings/StandingsView.tsx';
import { TableChoices } from '../../../parts/standings/TableChoices.tsx';
import { tableParams } from '../../../parts/standings/table-choice.ts';
import type { LeaguePageOptions, LeagueTabProps } from '../league-options.ts';
import { loadOfTab } from '../league-requests.ts';
import { stagesOf } from '../series.ts';
import { Bracket } from './Bracket.tsx';
import { LeagueConditions, orderChoice } from './LeagueConditions.tsx';
import { SeasonMatches } from './SeasonMatches.tsx';
import { ToMatches } from './ToMatches.tsx';

/** From the round of sixteen on; earlier rounds have more pairs than fit below each other. */
const MOST_STAGES = 4;

/** A round is named as inside a sentence. */
const asTitle = (name: string, { locale }: Reader): string =>
  name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

interface RowsProps extends LeagueTabProps {
  readonly table: StandingsTable;
}

const Rows = ({ league, page, table }: RowsProps) => {
  const { options, reader, view } = league;
  const { name } = page.league;
  return (
    <StandingsView
      table={table}
      title={reader.t('stats.table', { league: name, season: page.season.name })}
      ownIds={page.teamId === null ? [] : [page.teamId]}
      teamRoute={options.sport.routes.team}
      isPerMatch={view.tableSortType === TEAMS_TABLE_SORT.pointsPerMatch}
      whenEmpty={<ToMatches league={league} />}
      reader={reader}
    />
  );
};

interface OfSpanProps extends LeagueTabProps {
  readonly load: NonNullable<LeaguePageOptions['table']>;
}

/** The table of a span, from a load of its own. */
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

/** The order of its rows, where a sport has others than by position. */
const TableOrder = ({ league }: Pick<LeagueTabProps, 'league'>) => {
  const { options, reader, view } = league;
  const { tableSorts: values = [] } = options;
  if (values.length === 0) return null;
  const order = { name: 'order', value: view.tableSortType, values, keyPrefix: 'table', reader };
  return (
    <LeagueConditions league={league} retained={tableParams(view)} choices={[orderChoice(order)]} />
  );
};

/**
 * The table; for a knock-out its bracket, and under it the rounds that are too early to be in it.
 */
export const TableTab = ({ league, page }: LeagueTabProps) => {
  const { options, reader, view } = league;
  const { t } = reader;
  const { rounds = [] } = page;
  const { Rounds } = options;
  const plainRounds = Rounds ? [] : rounds;
  const drawn = stagesOf(plainRounds.slice(0, MOST_STAGES), 'goals');
  const stages = drawn.length > 1 ? drawn : [];
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
      {hasSpans && <TableOrder league={league} />}
      {ofSpan && <RowsOfSpan league={league} page={page} load={ofSpan} />}
      {!ofSpan && (page.table.rows.length > 0 || rounds.length === 0) && (
        <Rows league={league} page={page} table={page.table} />
      )}
      {Rounds && rounds.length > 0 && <Rounds league={league} page={page} />}
      {stages.length > 0 && (
        <Bracket
          stages={stages}
          isAlone={page.table.rows.length === 0}
          messages={{
            title: t('league.bracket'),
            games: t('league.tab-matches'),
            winner: t('league.cupWinner'),
            legend: t('league.bracketLegend'),
            areTiesShot: true,
            markOf: ({ match: { home } }) => {
              if (home.penaltiesScore !== undefined) return t('league.shootOut');
              return home.extraScore === undefined ? undefined : t('league.extraTime');
            },
          }}
          matchRoute={options.sport.routes.match}
          reader={reader}
        />
      )}
      {plainRounds.slice(stages.length).map(({ name, matches }) => (
        <SeasonMatches
          key={name}
          title={asTitle(name, reader) || t('league.tab-matches')}
          emptyText={emptyText(reader, 'results', 'league.resultsEmpty')}
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
