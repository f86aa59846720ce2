import { LeaguesTable } from '@tipmark/match-features';
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
        {
          name: 'type',
          label: t('leagues.type'),
          value: String(view.leagueType),
          options: LEAGUE_TYPES.map((type) => ({
            value: String(type),
            text: t(`leagues.type-${type}`),
          })),
        },
        {
          name: 'sort',
          label: t('lists.sort'),
          value: String(view.sortType),
          options: LEAGUE_SORTS.map((sort) => ({
            value: String(sort),
            text: t(`leagues.sort-${sort}`),
          })),
        },
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
