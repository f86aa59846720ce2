import type { SeasonGoalies } from '@tipmark/contract';
import {
  GOALIES_SORT,
  type GoaliesSort,
  goalsAgainstOf,
  rankedGoalies,
  saveShareOf,
} from '@tipmark/domain';
import { emptyText, LoadPart, type Reader } from '@tipmark/match-features';
import { LeagueConditions, type LeagueTabProps, orderChoice } from '@tipmark/match-features/pages';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { EmptyState, LinkButton } from '@tipmark/ui-kit';
import {
  type RankedColumn,
  RankedTable,
  reportedNote,
  shareText,
  UNKNOWN,
} from './RankedTable.tsx';
import { seasonGoalies } from './special-teams-loads.ts';

const SORTS = Object.values(GOALIES_SORT);

type Row = SeasonGoalies['goalies'][number] & { readonly position: number };

const columnsIn = (reader: Reader): RankedColumn<Row>[] => {
  const { locale } = reader;
  const number = (value: number) => formatNumber(value, locale);
  return [
    {
      key: 'goalieMatches',
      sort: GOALIES_SORT.matches,
      isKey: true,
      of: ({ matches }) => number(matches),
    },
    { key: 'goalieShots', of: ({ shots }) => number(shots) },
    { key: 'goalieSaves', sort: GOALIES_SORT.saves, of: ({ saves }) => number(saves) },
    {
      key: 'saveShare',
      sort: GOALIES_SORT.saveShare,
      isKey: true,
      of: (row) => shareText(saveShareOf(row), reader),
    },
    {
      key: 'goalsAgainst',
      sort: GOALIES_SORT.goalsAgainst,
      isKey: true,
      of: (row) => {
        const mean = goalsAgainstOf(row);
        return mean === undefined ? UNKNOWN : formatNumber(mean, locale, { decimals: 2 });
      },
    },
    { key: 'shutouts', sort: GOALIES_SORT.shutouts, of: ({ shutouts }) => number(shutouts) },
  ];
};

/** Which goalies are listed, of how many matches, and how they are counted. */
function notesOf(page: SeasonGoalies, reader: Reader): string[] {
  const { t } = reader;
  const { leastMatches: count } = page;
  return [
    ...(count > 1 ? [t('league.goaliesLeast', { count })] : []),
    t('league.goaliesNote'),
    ...reportedNote(page, reader),
  ];
}

/** Why nobody is listed. */
function emptyKey({ countOfMatches, countOfReported }: SeasonGoalies): string {
  if (countOfMatches === 0) return 'league.resultsEmpty';
  return countOfReported === 0 ? 'league.goaliesUnknown' : 'league.scorersEmpty';
}

/** Goalies of the season who began enough matches; of a chosen team all of them. */
export const GoaliesTab = ({ league, page }: LeagueTabProps) => {
  const { reader, view, retryPart, addressOf } = league;
  const { t } = reader;
  const sort: GoaliesSort = SORTS.find((one) => one === view.ownSort) ?? GOALIES_SORT.saveShare;
  const season = { league: page.league.name, season: page.season.name };
  return (
    <>
      <LeagueConditions
        league={league}
        choices={[
          orderChoice({ name: 'sort', value: sort, values: SORTS, keyPrefix: 'goalies', reader }),
        ]}
      />
      <LoadPart
        load={useSelector(seasonGoalies.select)}
        reader={reader}
        failedTitle={t('league.goaliesFailed')}
        onRetry={retryPart}
      >
        {(known) =>
          known.goalies.length === 0 ? (
            <EmptyState text={emptyText(reader, 'past', emptyKey(known))}>
              <LinkButton href={addressOf({ tab: 'matches' })}>{t('league.toMatches')}</LinkButton>
            </EmptyState>
          ) : (
            <RankedTable
              rows={rankedGoalies(known.goalies, sort)}
              columns={columnsIn(reader)}
              sort={sort}
              caption={t('league.goaliesOf', season)}
              notes={notesOf(known, reader)}
              reader={reader}
            />
          )
        }
      </LoadPart>
    </>
  );
};
