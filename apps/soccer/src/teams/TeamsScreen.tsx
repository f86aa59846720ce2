import { NEXT_MATCHES_HOURS } from '@tipmark/domain';
import { TeamsTable } from '@tipmark/match-features';
import { choiceOf, countOfMatchesChoice } from '../lists/choice-of.ts';
import { eachOnce } from '../lists/each-once.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { useList } from '../lists/use-list.ts';
import { readTeamsView, TEAM_SORTS, teamsAddress } from './teams-address.ts';
import { teamsMore, teamsPage } from './teams-loads.ts';
import { teamsRequest } from './teams-request.ts';

/** `/Teams`: teams with their record and next match. */
export const TeamsScreen = () => {
  const { reader, view, frame } = useList({
    load: teamsPage,
    more: teamsMore,
    readView: readTeamsView,
    addressOf: teamsAddress,
    requestOf: teamsRequest,
  });
  const { t } = reader;
  return (
    <ListFrame
      {...frame}
      title={t('teams.title')}
      failedTitle={t('teams.failed')}
      choices={[
        choiceOf({
          name: 'hours',
          label: t('lists.hours'),
          value: view.nextMatchesHours,
          values: NEXT_MATCHES_HOURS,
          textOf: (hours) => t(`teams.hours-${hours}`),
        }),
        countOfMatchesChoice(view.countOfMatches, reader),
        choiceOf({
          name: 'sort',
          label: t('lists.sort'),
          value: view.sortType,
          values: TEAM_SORTS,
          textOf: (sort) => t(`teams.sort-${sort}`),
        }),
      ]}
      switches={[]}
    >
      {(pages) => (
        <TeamsTable
          rows={eachOnce(
            pages.flatMap(({ teams }) => teams),
            ({ id }) => id,
          )}
          widerHref={
            view.nextMatchesHours === 0
              ? undefined
              : teamsAddress({ ...view, nextMatchesHours: 0, pageNumber: 1 }, reader.locale)
          }
          title={t('teams.title')}
          routes={{ team: 'team', match: 'events' }}
          reader={reader}
        />
      )}
    </ListFrame>
  );
};
