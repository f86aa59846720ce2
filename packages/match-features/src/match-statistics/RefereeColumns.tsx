import type { Reader } from '../match-page/reader.ts';
import { ColumnHeads, wide } from '../tables/ColumnHeads.tsx';
import { type RefereeFigure, refereeFigureClass } from './referee-figure-class.ts';

interface RefereeColumnsProps {
  /** The figure the table goes by. */
  readonly lead: RefereeFigure;
  /** Head of the last column. */
  readonly last: string;
  readonly reader: Reader;
}

/** Heads of a table of referees: name, matches, means, and a last one of the page's own. */
export const RefereeColumns = ({ lead, last, reader: { t } }: RefereeColumnsProps) => (
  <ColumnHeads
    columns={[
      t('stats.tabReferee'),
      { text: t('stats.playedShort'), title: t('stats.played') },
      {
        text: t('stats.yellowShort'),
        title: t('stats.figure-yellowCards'),
        className: refereeFigureClass('yellowCards', lead),
      },
      {
        text: t('stats.redShort'),
        title: t('stats.figure-redCards'),
        className: refereeFigureClass('redCards', lead),
      },
      { text: t('stats.figure-penalties'), className: refereeFigureClass('penalties', lead) },
      { text: t('stats.figure-fouls'), className: refereeFigureClass('fouls', lead) },
      wide(last),
    ]}
  />
);
