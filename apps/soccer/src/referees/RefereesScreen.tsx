import { RefereesTable } from '@tipmark/match-features';
import { choiceOf, countOfMatchesChoice } from '../lists/choice-of.ts';
import { eachOnce } from '../lists/each-once.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { useList } from '../lists/use-list.ts';
import {
  REFEREE_SORTS,
  type RefereesView,
  readRefereesView,
  refereesAddress,
} from './referees-address.ts';
import { refereesMore, refereesPage } from './referees-loads.ts';
import { refereesRequest } from './referees-request.ts';
import { leagueText, refereesTitle } from './referees-title.ts';

/** What is looser than this view by one condition. */
const widerThan = ({ areOnlyAssigned }: RefereesView) =>
  areOnlyAssigned ? { areOnlyAssigned: false } : { leagueId: 0 };

/** `/Referees`: referees with what a match of theirs is like. */
export const RefereesScreen = () => {
  const { reader, view, frame } = useList({
    load: refereesPage,
    more: refereesMore,
    readView: readRefereesView,
    addressOf: refereesAddress,
    requestOf: refereesRequest,
  });
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
          rows={eachOnce(
            pages.flatMap(({ referees }) => referees),
            ({ link }) => link,
          )}
          widerHref={
            view.areOnlyAssigned || view.leagueId !== 0
              ? refereesAddress({ ...view, ...widerThan(view), pageNumber: 1 }, reader.locale)
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
