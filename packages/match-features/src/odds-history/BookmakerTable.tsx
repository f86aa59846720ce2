import type { OddsHistory } from '@tipmark/contract';
import { formatNumber, formatOdds } from '@tipmark/remote-kit/i18n';
import { Badge, css } from '@tipmark/ui-kit';
import { PriceMovement } from '@tipmark/ui-kit/betting';
import { movementView } from '../match-page/movement-view.ts';
import { selectionName } from '../match-page/outcome-name.ts';
import type { Reader } from '../match-page/reader.ts';
import { DataTable } from '../tables/DataTable.tsx';
import { ageText } from './age-text.ts';
import { type BookmakerRow, bookmakerRows } from './bookmaker-rows.ts';
import { ModelRow } from './ModelRow.tsx';
import type { ChosenOutcome } from './odds-choice.ts';

const how = css`
  .how { display: inline-flex; align-items: center; min-height: 24px; color: var(--accent); }
  .how:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

interface MoveProps {
  readonly first: number | null;
  readonly current: number | null;
  readonly reader: Reader;
}

const Move = ({ first, current, reader }: MoveProps) => {
  const movement = movementView(first, current, reader.locale);
  return movement ? <PriceMovement {...movement} /> : '–';
};

interface RowProps {
  readonly row: BookmakerRow;
  readonly asOf: number;
  readonly reader: Reader;
}

const Row = ({ row: { name, isAggregate, isBest, price }, asOf, reader }: RowProps) => {
  const age = ageText(price.updatedAt, asOf, reader);
  return (
    <tr className={isAggregate ? 'dim' : undefined}>
      <th scope="row">
        {name} {isBest && <Badge>{reader.t('match.bestNow')}</Badge>}
        {isAggregate && <small>{reader.t('match.aggregate')}</small>}
        <small className="phone">{age}</small>
      </th>
      <td>{formatOdds(price.first)}</td>
      <td className="now">{formatOdds(price.current)}</td>
      <td className="wide">{formatOdds(price.best)}</td>
      <td>
        <Move first={price.first} current={price.current} reader={reader} />
      </td>
      <td className="wide dim">{age}</td>
    </tr>
  );
};

interface BookmakerTableProps {
  readonly chosen: ChosenOutcome;
  readonly asOf: number;
  /** Matches the model has seen of both sides. */
  readonly basis: OddsHistory['modelBasis'];
  readonly modelHref: string | undefined;
  readonly reader: Reader;
}

/**
 * The site line, the model and every bookmaker of one outcome: first, current,
 * highest, moved, when.
 */
export const BookmakerTable = (props: BookmakerTableProps) => {
  const { chosen, asOf, basis, modelHref, reader } = props;
  const { t, locale } = reader;
  const { outcome, line } = chosen;
  const rows = bookmakerRows(line, outcome.oddType);
  const counted = rows.filter(({ isAggregate }) => !isAggregate).length;
  const values = outcome.points.map(([, odds]) => odds);
  const updatedAt = outcome.points.at(-1)?.[0];
  return (
    <DataTable className={how} reader={reader}>
      <caption>{t('match.byBookmakers', { outcome: selectionName(outcome.oddType, t) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('match.bookmaker')}</th>
          <th scope="col">{t('odds.first')}</th>
          <th scope="col">{t('odds.current')}</th>
          <th scope="col" className="wide">
            {t('match.bestEver')}
          </th>
          <th scope="col">{t('match.change')}</th>
          <th scope="col" className="wide">
            {t('match.updated')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className="now">
            {t('match.siteLine')}
            <small>
              {t('match.siteLineNote', { value: formatNumber(counted, locale) })}
              {outcome.closing !== null &&
                `, ${t('match.closing', { odds: formatOdds(outcome.closing) })}`}
            </small>
          </th>
          <td>{formatOdds(outcome.first)}</td>
          <td className="now">{formatOdds(outcome.current)}</td>
          <td className="wide">{formatOdds(values.length > 0 ? Math.max(...values) : null)}</td>
          <td>
            <Move first={outcome.first} current={outcome.current} reader={reader} />
          </td>
          <td className="wide dim">
            {updatedAt !== undefined && ageText(updatedAt, asOf, reader)}
          </td>
        </tr>
        <ModelRow outcome={outcome} basis={basis} modelHref={modelHref} reader={reader} />
        {rows.map((row) => (
          <Row key={row.id} row={row} asOf={asOf} reader={reader} />
        ))}
      </tbody>
    </DataTable>
  );
};
