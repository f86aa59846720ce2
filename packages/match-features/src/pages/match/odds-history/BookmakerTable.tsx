import type { OddsHistory } from '@tipmark/contract';
import type { OddsFormat } from '@tipmark/domain';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { Badge, css, MOBILE, Segmented } from '@tipmark/ui-kit';
import { PriceMovement } from '@tipmark/ui-kit/betting';
import { ageText } from '../../../parts/odds/age-text.ts';
import { movementView } from '../../../parts/odds/movement-view.ts';
import { selectionName } from '../../../parts/odds/outcome-name.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { ColumnHeaders, wide } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { tableNoteClass } from '../../../parts/tables/table-note-class.ts';
import {
  type BookmakerColumns,
  type BookmakerRow,
  bookmakerColumns,
  bookmakerRows,
  payoutPercent,
} from './bookmaker-rows.ts';
import { ModelRow } from './ModelRow.tsx';
import { BOOKMAKER_ORDERS, type BookmakerOrder, type ChosenOutcome } from './odds-choice.ts';
import { oddsIn } from './odds-in.ts';

const how = css`
  .how { display: inline-flex; align-items: center; min-height: 24px; color: var(--accent); }
  .how:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

const bar = css`
  padding: 12px 16px;
  border-bottom: 1px solid var(--hair);
  ${MOBILE} { padding: 12px var(--gutter); }
`;

/** Key of the order the answer has. */
const BY_NAME = 'name';

const orderOf = (key: string): BookmakerOrder | undefined =>
  BOOKMAKER_ORDERS.find((order) => order === key);

interface MoveProps {
  readonly first: number | null;
  readonly current: number | null;
  readonly reader: Reader;
}

const Move = ({ first, current, reader }: MoveProps) => {
  const movement = movementView(first, current, reader.locale);
  return movement ? <PriceMovement {...movement} /> : '–';
};

/** The form that records a bet at this price; undefined while its page is not served. */
export type BetHref = (oddType: string, odds: number, bookmaker: string) => string | undefined;

interface RowProps {
  readonly row: BookmakerRow;
  readonly columns: BookmakerColumns;
  readonly format: OddsFormat;
  readonly asOf: number;
  /** Whether any price has a time of its own. */
  readonly hasTimes: boolean;
  readonly betHref: string | undefined;
  readonly reader: Reader;
}

const Row = ({ row, columns, format, asOf, hasTimes, betHref, reader }: RowProps) => {
  const { name, isAggregate, isBest, price, shown, marginPercent } = row;
  const { t, locale } = reader;
  const { hasClosing, hasCurrent } = columns;
  const isSuspended = price.inPlay?.odds === null;
  const updatedAt = price.inPlay?.updatedAt ?? price.updatedAt;
  const age = updatedAt === undefined ? undefined : ageText(updatedAt, asOf, reader);
  const margin = marginPercent === undefined ? '–' : formatPercent(marginPercent, locale);
  return (
    <tr className={isAggregate ? 'dim' : undefined}>
      <th scope="row">
        {name} {isBest && <Badge>{reader.t('match.bestNow')}</Badge>}
        {isAggregate && <small>{reader.t('match.aggregate')}</small>}
        {age !== undefined && <small className="phone">{age}</small>}
      </th>
      <td className={hasClosing && hasCurrent ? 'wide' : undefined}>
        {oddsIn(format, price.first)}
      </td>
      {hasClosing && (
        <td className={hasCurrent ? undefined : 'now'}>{oddsIn(format, price.closing ?? null)}</td>
      )}
      {hasCurrent && (
        <td className="now">
          {isSuspended || betHref === undefined ? (
            (isSuspended && t('odds.suspended')) || oddsIn(format, shown)
          ) : (
            <a className="how" href={betHref} title={t('match.recordBet')}>
              {oddsIn(format, shown)}
            </a>
          )}
        </td>
      )}
      {!hasClosing && <td className="wide">{oddsIn(format, price.best)}</td>}
      <td className="wide">
        <Move first={price.first} current={shown} reader={reader} />
      </td>
      <td>{margin}</td>
      <td className="wide">
        {marginPercent === undefined ? '–' : formatPercent(payoutPercent(marginPercent), locale)}
      </td>
      {hasTimes && <td className="wide dim">{age ?? '–'}</td>}
    </tr>
  );
};

/** The last change of the line; undefined where its price has no time of its own. */
function timeOfLine(
  { points, inPlay = [] }: ChosenOutcome['outcome'],
  untimed: ReadonlySet<number>,
): number | undefined {
  const at = inPlay.at(-1)?.[0] ?? points.at(-1)?.[0];
  return at === undefined || untimed.has(at) ? undefined : at;
}

interface LineRowProps {
  readonly chosen: ChosenOutcome;
  readonly columns: BookmakerColumns;
  readonly format: OddsFormat;
  /** Bookmakers it is the median of. */
  readonly counted: number;
  readonly asOf: number;
  readonly hasTimes: boolean;
  readonly updatedAt: number | undefined;
  readonly reader: Reader;
}

/** The site line under the heads of bookmakers. */
const LineRow = (props: LineRowProps) => {
  const { chosen, columns, format, counted, asOf, hasTimes, updatedAt, reader } = props;
  const { t, locale } = reader;
  const { outcome, line } = chosen;
  const { hasClosing, hasCurrent } = columns;
  const { first, current, closing, points } = outcome;
  const { marginPercent } = line;
  const highest = Math.max(...points.map(([, odds]) => odds));
  return (
    <tr>
      <th scope="row" className="now">
        {t('match.siteLine')}
        <small>{t('match.siteLineNote', { value: formatNumber(counted, locale) })}</small>
      </th>
      <td className={hasClosing && hasCurrent ? 'wide' : undefined}>{oddsIn(format, first)}</td>
      {hasClosing && <td className={hasCurrent ? undefined : 'now'}>{oddsIn(format, closing)}</td>}
      {hasCurrent && <td className="now">{oddsIn(format, current)}</td>}
      {!hasClosing && (
        <td className="wide">{oddsIn(format, points.length > 0 ? highest : null)}</td>
      )}
      <td className="wide">
        <Move first={first} current={hasCurrent ? current : closing} reader={reader} />
      </td>
      <td>{marginPercent === null ? '–' : formatPercent(marginPercent, locale)}</td>
      <td className="wide">
        {marginPercent === null ? '–' : formatPercent(payoutPercent(marginPercent), locale)}
      </td>
      {hasTimes && (
        <td className="wide dim">
          {updatedAt === undefined ? '–' : ageText(updatedAt, asOf, reader)}
        </td>
      )}
    </tr>
  );
};

interface BookmakerTableProps {
  readonly chosen: ChosenOutcome;
  readonly format: OddsFormat;
  readonly order: BookmakerOrder | undefined;
  readonly orderHref: (order: BookmakerOrder | undefined) => string;
  readonly onGo: (address: string) => void;
  readonly asOf: number;
  /** Instants of the line that are no times. */
  readonly untimed: ReadonlySet<number>;
  /** Matches of both sides that the model has seen. */
  readonly basis: OddsHistory['modelBasis'];
  readonly modelHref: string | undefined;
  readonly betHrefOf: BetHref | undefined;
  readonly reader: Reader;
}

/**
 * The site line, the model and every bookmaker of one outcome: first, closing or current price, its
 * movement, the margin of its market, the last update.
 */
export const BookmakerTable = (props: BookmakerTableProps) => {
  const { chosen, format, order, orderHref, onGo, asOf, untimed, basis, modelHref, reader } = props;
  const { betHrefOf } = props;
  const { t } = reader;
  const { outcome, line } = chosen;
  const rows = bookmakerRows(line, outcome.oddType, order);
  const columns = bookmakerColumns(rows);
  const { hasClosing, hasCurrent } = columns;
  const updatedAt = timeOfLine(outcome, untimed);
  const hasTimes =
    updatedAt !== undefined ||
    rows.some(({ price }) => (price.inPlay?.updatedAt ?? price.updatedAt) !== undefined);
  const counted = rows.filter(({ isAggregate }) => !isAggregate).length;
  return (
    <>
      <div className={bar}>
        <Segmented
          label={t('match.bookmakerOrder')}
          current={order ?? BY_NAME}
          onChoose={(key) => onGo(orderHref(orderOf(key)))}
          items={[BY_NAME, ...BOOKMAKER_ORDERS].map((key) => ({
            key,
            text: t(`match.books-${key}`),
            href: orderHref(orderOf(key)),
          }))}
        />
      </div>
      <DataTable
        caption={t('match.byBookmakers', { outcome: selectionName(outcome.oddType, t) })}
        className={how}
        reader={reader}
        legend={<p className={tableNoteClass}>{t('match.marginNote')}</p>}
      >
        <ColumnHeaders
          columns={[
            t('match.bookmaker'),
            hasClosing && hasCurrent ? wide(t('odds.first')) : t('odds.first'),
            ...(hasClosing ? [t('odds.closing')] : []),
            ...(hasCurrent ? [t('odds.current')] : []),
            ...(hasClosing ? [] : [wide(t('match.bestEver'))]),
            wide(t('match.change')),
            t('match.margin'),
            wide(t('match.payout')),
            ...(hasTimes ? [wide(t('match.updated'))] : []),
          ]}
        />
        <tbody>
          <LineRow
            counted={counted}
            columns={columns}
            format={format}
            chosen={chosen}
            asOf={asOf}
            hasTimes={hasTimes}
            updatedAt={updatedAt}
            reader={reader}
          />
          <ModelRow {...{ outcome, columns, format, basis, modelHref, hasTimes, reader }} />
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              columns={columns}
              format={format}
              asOf={asOf}
              hasTimes={hasTimes}
              betHref={
                row.isAggregate || row.shown === null
                  ? undefined
                  : betHrefOf?.(outcome.oddType, row.shown, row.name)
              }
              reader={reader}
            />
          ))}
        </tbody>
      </DataTable>
    </>
  );
};
