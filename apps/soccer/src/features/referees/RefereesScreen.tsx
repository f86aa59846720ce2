import { RefereesTable } from '@tipmark/match-features';
import {
  choiceOf,
  countOfMatchesChoice,
  ListFrame,
  uniqueBy,
  useList,
} from '@tipmark/match-features/lists';
import { REFEREE_SORTS, type RefereesView } from './referees-address.ts';
import { refereesList } from './referees-list.ts';
import { leagueText, refereesTitle } from './referees-title.ts';

/** The view without one of its conditions. */
const widerThan = ({ areOnlyAssigned }: RefereesView) =>
  areOnlyAssigned ? { areOnlyAssigned: false } : { leagueId: 0 };

/** `/Referees`: referees with the averages of their matches. */
export const RefereesScreen = () => {
  const { reader, view, addressOf, frame } = useList(refereesList);
  const { t } = reader;
  const leagues = frame.load.data?.leagues ?? [];
  return (
    <ListFrame
      {...frame}
      title={t('referees.title')}
      failedTitle={t('referees.failed')}
      choices={[
        {
          name: 'league',
          label: t('team.league'),
          value: String(view.leagueId),
          options: [
            { value: '0', text: t('team.allLeagues') },
            ...leagues.map((league) => ({
              value: String(league.id),
              text: leagueText(league, reader),
            })),
          ],
        },
        choiceOf({
          name: 'sort',
          label: t('lists.sort'),
          value: view.sortType,
          values: REFEREE_SORTS,
          textOf: (sort) => t(`league.referees-${sort}`),
        }),
        countOfMatchesChoice(view.countOfMatches, reader),
      ]}
      switches={[{ name: 'assigned', label: t('referees.assigned'), isOn: view.areOnlyAssigned }]}
    >
      {(pages) => (
        <RefereesTable
          rows={uniqueBy(
            pages.flatMap(({ referees }) => referees),
            ({ link }) => link,
          )}
          widerHref={
            view.areOnlyAssigned || view.leagueId !== 0
              ? addressOf({ ...view, ...widerThan(view), pageNumber: 1 })
              : undefined
          }
          sort={view.sortType}
          title={refereesTitle(view.leagueId, leagues, reader)}
          refereeRoute="referee"
          reader={reader}
        />
      )}
    </ListFrame>
  );
};
