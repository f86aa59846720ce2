import { LeaguesTable } from '@tipmark/match-features';
import { choiceOf } from '../lists/choice-of.ts';
import { eachOnce } from '../lists/each-once.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { useList } from '../lists/use-list.ts';
import { LEAGUE_SORTS, LEAGUE_TYPES, leaguesAddress, readLeaguesView } from './leagues-address.ts';
import { leaguesMore, leaguesPage } from './leagues-loads.ts';
import { leaguesRequest } from './leagues-request.ts';

/** `/Tournaments`: leagues with their figures. */
export const LeaguesScreen = () => {
  const { reader, view, frame } = useList({
    load: leaguesPage,
    more: leaguesMore,
    readView: readLeaguesView,
    addressOf: leaguesAddress,
    requestOf: leaguesRequest,
  });
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
          rows={eachOnce(
            pages.flatMap(({ leagues }) => leagues),
            ({ id }) => id,
          )}
          widerHref={
            view.areOnlyActive
              ? leaguesAddress({ ...view, areOnlyActive: false, pageNumber: 1 }, reader.locale)
              : undefined
          }
          title={t('leagues.title')}
          leagueRoute="league"
          reader={reader}
        />
      )}
    </ListFrame>
  );
};
