import { COUNT_OF_MATCHES, NEXT_MATCHES_HOURS } from '@tipmark/domain';
import { TeamsTable } from '@tipmark/match-features';
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
        {
          name: 'hours',
          label: t('lists.hours'),
          value: String(view.nextMatchesHours),
          options: NEXT_MATCHES_HOURS.map((hours) => ({
            value: String(hours),
            text: t(`teams.hours-${hours}`),
          })),
        },
        {
          name: 'count',
          label: t('lists.countOfMatches'),
          value: String(view.countOfMatches),
          options: COUNT_OF_MATCHES.map((value) => ({
            value: String(value),
            text: value === 0 ? t('match.allMatches') : t('match.lastMatches', { value }),
          })),
        },
        {
          name: 'sort',
          label: t('lists.sort'),
          value: String(view.sortType),
          options: TEAM_SORTS.map((sort) => ({
            value: String(sort),
            text: t(`teams.sort-${sort}`),
          })),
        },
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
