import type { LeaguesPage } from '@tipmark/contract';
import type { RouteName } from '@tipmark/route-builder';
import { choiceOf } from '../../parts/lists/choice-of.ts';
import { ListFrame } from '../../parts/lists/ListFrame.tsx';
import { uniqueBy } from '../../parts/lists/unique-by.ts';
import { type ListOf, useList } from '../../parts/lists/use-list.ts';
import { LeaguesTable } from './LeaguesTable.tsx';
import { LEAGUE_SORTS, LEAGUE_TYPES, type LeaguesView } from './leagues-address.ts';
import type { LeaguesRequest } from './leagues-request.ts';

interface LeaguesScreenProps {
  readonly list: ListOf<LeaguesView, LeaguesRequest, LeaguesPage>;
  readonly leagueRoute: RouteName;
}

/** Leagues with their statistics. */
export const LeaguesScreen = ({ list, leagueRoute }: LeaguesScreenProps) => {
  const { reader, view, addressOf, frame } = useList(list);
  const { t } = reader;
  return (
    <ListFrame
      {...frame}
      title={t('leagues.title')}
      failedTitle={t('leagues.failed')}
      choices={[
        choiceOf({
          name: 'type',
          label: t('leagues.type'),
          value: view.leagueType,
          values: LEAGUE_TYPES,
          textOf: (type) => t(`leagues.type-${type}`),
        }),
        choiceOf({
          name: 'sort',
          label: t('lists.sort'),
          value: view.sortType,
          values: LEAGUE_SORTS,
          textOf: (sort) => t(`leagues.sort-${sort}`),
        }),
      ]}
      switches={[{ name: 'active', label: t('leagues.active'), isOn: view.areOnlyActive }]}
    >
      {(pages) => (
        <LeaguesTable
          rows={uniqueBy(
            pages.flatMap(({ leagues }) => leagues),
            ({ id }) => id,
          )}
          widerHref={
            view.areOnlyActive
              ? addressOf({ ...view, areOnlyActive: false, pageNumber: 1 })
              : undefined
          }
          title={t('leagues.title')}
          leagueRoute={leagueRoute}
          reader={reader}
        />
      )}
    </ListFrame>
  );
};
