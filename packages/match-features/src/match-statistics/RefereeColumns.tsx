import type { Reader } from '../match-page/reader.ts';
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
  <thead>
    <tr>
      <th scope="col">{t('stats.tabReferee')}</th>
      <th scope="col" title={t('stats.played')}>
        {t('stats.playedShort')}
      </th>
      <th
        scope="col"
        className={refereeFigureClass('yellowCards', lead)}
        title={t('stats.figure-yellowCards')}
      >
        {t('stats.yellowShort')}
      </th>
      <th
        scope="col"
        className={refereeFigureClass('redCards', lead)}
        title={t('stats.figure-redCards')}
      >
        {t('stats.redShort')}
      </th>
      <th scope="col" className={refereeFigureClass('penalties', lead)}>
        {t('stats.figure-penalties')}
      </th>
      <th scope="col" className={refereeFigureClass('fouls', lead)}>
        {t('stats.figure-fouls')}
      </th>
      <th scope="col" className="wide">
        {last}
      </th>
    </tr>
  </thead>
);
