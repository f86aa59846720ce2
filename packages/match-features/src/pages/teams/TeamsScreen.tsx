import type { TeamsPage } from '@tipmark/contract';
import { NEXT_MATCHES_HOURS } from '@tipmark/domain';
import type { RouteName } from '@tipmark/route-builder';
import { choiceOf, countOfMatchesChoice } from '../../parts/lists/choice-of.ts';
import { ListFrame } from '../../parts/lists/ListFrame.tsx';
import { uniqueBy } from '../../parts/lists/unique-by.ts';
import { type ListOf, useList } from '../../parts/lists/use-list.ts';
import { TeamsTable } from './TeamsTable.tsx';
import { TEAM_SORTS, type TeamsView } from './teams-address.ts';
import type { TeamsRequest } from './teams-request.ts';

interface TeamsScreenProps {
  readonly list: ListOf<TeamsView, TeamsRequest, TeamsPage>;
  readonly routes: { readonly team: RouteName; readonly match: RouteName };
}

/** Teams with their record and next match. */
export const TeamsScreen = ({ list, routes }: TeamsScreenProps) => {
  const { reader, view, addressOf, frame } = useList(list);
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
          rows={uniqueBy(
            pages.flatMap(({ teams }) => teams),
            ({ id }) => id,
          )}
          widerHref={
            view.nextMatchesHours === 0
              ? undefined
              : addressOf({ ...view, nextMatchesHours: 0, pageNumber: 1 })
          }
          title={t('teams.title')}
          routes={routes}
          reader={reader}
        />
      )}
    </ListFrame>
  );
};
