import type { SeasonScorers } from '@tipmark/contract';
import { SCORERS_SORT } from '@tipmark/domain';
import { useSelector } from '@tipmark/remote-kit/store';
import { css, EmptyState, MOBILE } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import { ListPages } from '../../../parts/lists/ListFrame.tsx';
import { uniqueBy } from '../../../parts/lists/unique-by.ts';
import { useShowMore } from '../../../parts/lists/use-show-more.ts';
import { emptyText } from '../../../parts/page/empty-text.ts';
import type { LeaguePageOptions, LeagueTabProps } from '../league-options.ts';
import { scorersQuery } from '../league-requests.ts';
import type { League } from '../use-league.ts';
import { LeagueConditions, orderChoice } from './LeagueConditions.tsx';
import { ScorersTable } from './ScorersTable.tsx';
import { ToMatches } from './ToMatches.tsx';

const scorersClass = css`
  footer { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[8]}; padding: 12px 16px; border-top: 1px solid var(--hair); }
  ${MOBILE} { footer { padding: 12px var(--gutter); } }
`;

interface ScorersTabProps extends LeagueTabProps {
  readonly more: NonNullable<LeaguePageOptions['scorers']>['more'];
}

/** Why the list is empty. */
const NoScorers = ({ league, page }: { readonly league: League; readonly page: SeasonScorers }) => {
  const why = page.countOfMatches === 0 ? 'None' : page.countOfReported === 0 ? 'Unknown' : 'Empty';
  return (
    <EmptyState text={emptyText(league.reader, 'past', `league.scorers${why}`)}>
      <ToMatches league={league} />
    </EmptyState>
  );
};

/** Scorers of the season, and assists where they are reported. */
export const ScorersTab = (tab: LeagueTabProps) => {
  const { scorers } = tab.league.options;
  return scorers && <Scorers {...tab} more={scorers.more} />;
};

const Scorers = ({ league, page, more }: ScorersTabProps) => {
  const { reader, view, addressOf, scorers, wantedId } = league;
  const { t } = reader;
  const pageHref = (pageNumber: number) => addressOf({ pageNumber });
  const shown = useShowMore({
    of: pageHref(view.pageNumber),
    first: scorers.data,
    more: useSelector(more.select),
    requestAfter: ({ nextPageNumber }) =>
      nextPageNumber === null
        ? undefined
        : more.requested(scorersQuery(wantedId, { ...view, pageNumber: nextPageNumber })),
  });
  const next = shown.pages.at(-1)?.nextPageNumber ?? null;
  // a visitor who followed a link to assists that are not reported needs a way back
  const hasOrders =
    scorers.data?.hasAssists === true || view.scorersSortType !== SCORERS_SORT.goals;
  return (
    <div className={scorersClass}>
      {hasOrders && (
        <LeagueConditions
          league={league}
          choices={[
            orderChoice({
              name: 'sort',
              value: view.scorersSortType,
              values: Object.values(SCORERS_SORT),
              keyPrefix: 'scorers',
              reader,
            }),
          ]}
        />
      )}
      <ListPages
        reader={reader}
        failedTitle={t('league.scorersFailed')}
        load={scorers}
        onRetry={league.retryPart}
        previousHref={view.pageNumber > 1 ? pageHref(view.pageNumber - 1) : undefined}
        shown={shown}
        nextHref={next === null ? undefined : pageHref(next)}
      >
        {([first, ...others]) =>
          first === undefined || first.scorers.length === 0 ? (
            first && <NoScorers league={league} page={first} />
          ) : (
            <ScorersTable
              rows={uniqueBy(
                [first, ...others].flatMap((one) => one.scorers),
                ({ player, team }) => `${team.id} ${player}`,
              )}
              reported={first}
              sort={view.scorersSortType}
              sport={league.options.sport}
              title={t('league.scorersOf', {
                league: page.league.name,
                season: page.season.name,
              })}
              reader={reader}
            />
          )
        }
      </ListPages>
    </div>
  );
};
