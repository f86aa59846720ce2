import type { Reader } from '../page/reader.ts';
import { ColumnHeaders, wide } from '../tables/ColumnHeaders.tsx';
import { type RefereeStatistic, refereeStatisticClass } from './referee-statistic-class.ts';

interface RefereeColumnsProps {
  /** The statistic the table is sorted by. */
  readonly lead: RefereeStatistic;
  /** Head of the last column. */
  readonly last: string;
  readonly reader: Reader;
}

/** Headers of a table of referees: name, matches, averages, and a last one of the page's own. */
export const RefereeColumns = ({ lead, last, reader: { t } }: RefereeColumnsProps) => (
  <ColumnHeaders
    columns={[
      t('stats.tabReferee'),
      { text: t('stats.playedShort'), title: t('stats.played') },
      {
        text: t('stats.yellowShort'),
        title: t('stats.figure-yellowCards'),
        className: refereeStatisticClass('yellowCards', lead),
      },
      {
        text: t('stats.redShort'),
        title: t('stats.figure-redCards'),
        className: refereeStatisticClass('redCards', lead),
      },
      { text: t('stats.figure-penalties'), className: refereeStatisticClass('penalties', lead) },
      { text: t('stats.figure-fouls'), className: refereeStatisticClass('fouls', lead) },
      wide(last),
    ]}
  />
);
