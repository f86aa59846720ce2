import { COUNT_OF_MATCHES, REFEREES_SORT } from '@tipmark/domain';
import { RefereesTable } from '@tipmark/match-features';
import { eachOnce } from '../lists/each-once.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { useList } from '../lists/use-list.ts';
import { REFEREE_SORTS, readRefereesView, refereesAddress } from './referees-address.ts';
import { refereesMore, refereesPage } from './referees-loads.ts';
import { refereesRequest } from './referees-request.ts';

/** The figure an order goes by. */
const LEAD = {
  [REFEREES_SORT.countOfMatches]: undefined,
  [REFEREES_SORT.yellowCards]: 'yellowCards',
  [REFEREES_SORT.redCards]: 'redCards',
  [REFEREES_SORT.penalties]: 'penalties',
  [REFEREES_SORT.fouls]: 'fouls',
  [REFEREES_SORT.name]: undefined,
} as const;

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
  return (
    <ListFrame
      {...frame}
      title={t('referees.title')}
      failedTitle={t('referees.failed')}
      choices={[
        {
          name: 'sort',
          label: t('lists.sort'),
          value: String(view.sortType),
          options: REFEREE_SORTS.map((sort) => ({
            value: String(sort),
            text: t(`league.referees-${sort}`),
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
            view.areOnlyAssigned
              ? refereesAddress({ ...view, areOnlyAssigned: false, pageNumber: 1 }, reader.locale)
              : undefined
          }
          lead={LEAD[view.sortType]}
          title={t('referees.title')}
          refereeRoute="referee"
          reader={reader}
        />
      )}
    </ListFrame>
  );
};
