import { LeaguesTable } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { ListFrame } from '../lists/ListFrame.tsx';
import { useList } from '../lists/use-list.ts';
import { LEAGUE_SORTS, LEAGUE_TYPES, leaguesAddress, readLeaguesView } from './leagues-address.ts';
import { leaguesPage } from './leagues-loads.ts';
import { leaguesRequest } from './leagues-request.ts';

/** `/Tournaments`: leagues with their figures. */
export const LeaguesScreen = () => {
  const load = useSelector((state: HostState) => leaguesPage.select(state));
  const { reader, view, frame } = useList({
    readView: readLeaguesView,
    addressOf: leaguesAddress,
    requestOf: leaguesRequest,
  });
  const { t } = reader;
  return (
    <ListFrame
      {...frame}
      load={load}
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
      {({ leagues }) => (
        <LeaguesTable
          rows={leagues}
          title={t('leagues.title')}
          leagueRoute="league"
          reader={reader}
        />
      )}
    </ListFrame>
  );
};
