import { ageText, DataTable, PageLink, type Reader } from '@tipmark/match-features';
import {
  formatDateTime,
  formatNumber,
  formatOdds,
  formatPercent,
  formatWhen,
  knownStart,
} from '@tipmark/remote-kit/i18n';
import { cx, Flag, inPlace } from '@tipmark/ui-kit';
import { PriceMovement } from '@tipmark/ui-kit/betting';
import { Sparkline } from '@tipmark/ui-kit/charts';
import { memo, useRef } from 'react';
import { nameOfOutcome } from '../../parts/outcomes/name-of-outcome.ts';
import { csvRowsOf } from './csv-rows.ts';
import { isOld } from './lag-text.ts';
import type { OddsScanner } from './odds-scanner.ts';
import { RowDetails } from './RowDetails.tsx';
import { rowsClass } from './scanner-class.ts';
import type { ShownRow } from './shown-rows.ts';
import { useRowWindow } from './use-row-window.ts';
import { useLatest, useSame } from './use-same.ts';
import { walkRows } from './walk-rows.ts';

interface ResultsTableProps {
  readonly scanner: OddsScanner;
  readonly rows: readonly ShownRow[];
  /** Rows that no longer meet the filter and stay until the pointer leaves. */
  readonly gone: ReadonlySet<string>;
  readonly isGrouped: boolean;
  /** The shown value is the one to the model, or else to the market. */
  readonly isToModel: boolean;
  /** Prices are those of this instant. */
  readonly asOf: number;
  /** How many hours back the price is compared; 0 = the first one. */
  readonly changesHours: number;
  /** The row whose details are shown. */
  readonly open: string | undefined;
  /** The page with the details of a row, or with none open; absent where there are no details. */
  readonly hrefOfRow: ((key: string | undefined) => string) | undefined;
  readonly onGo: (href: string) => void;
  readonly reader: Reader;
}

/** Percentages from here on are highlighted. */
const WORTH_PERCENT = 3;
const MISSING = '–';
const COLUMNS = 9;

/** Outcomes in rows: their prices before and now, and their value. */
export const ResultsTable = (props: ResultsTableProps) => {
  const { rows, isGrouped, isToModel, reader } = props;
  const { t } = reader;
  const hrefOfRow = useSame(props.hrefOfRow, props.hrefOfRow?.(undefined));
  const onGo = useLatest(props.onGo);
  const body = useRef<HTMLTableSectionElement>(null);
  const drawn = useRowWindow(body, rows.length);
  return (
    <DataTable
      caption={t('oddsScanner.table')}
      className={rowsClass}
      reader={reader}
      csvRows={() => csvRowsOf(props)}
    >
      <thead>
        <tr>
          <th className="when wide" scope="col">
            {t('oddsScanner.start')}
          </th>
          <th className="name" scope="col">
            {t('oddsScanner.match')}
          </th>
          <th className="what wide" scope="col">
            {t('oddsScanner.outcome')}
          </th>
          <th className="wide before" scope="col">
            {t('oddsScanner.was')}
          </th>
          <th className="now" scope="col">
            {t('oddsScanner.now')}
          </th>
          <th className="change" scope="col">
            {t('oddsScanner.change')}
          </th>
          <th className="wide worthy" scope="col">
            {t(isToModel ? 'oddsScanner.toModel' : 'oddsScanner.toMarket')}
          </th>
          <th className="wide chart" scope="col">
            {t('oddsScanner.course')}
          </th>
          <th className="wide step" scope="col">
            {t('oddsScanner.lastStep')}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {drawn.above > 0 && <Room height={drawn.above} />}
        {rows.slice(drawn.from, drawn.until).map((row, place) => (
          <Row
            key={row.key}
            scanner={props.scanner}
            isToModel={isToModel}
            asOf={props.asOf}
            changesHours={props.changesHours}
            hrefOfRow={hrefOfRow}
            onGo={onGo}
            reader={reader}
            row={row}
            isOpen={props.open === row.key}
            isGone={props.gone.has(row.key)}
            isRepeated={
              isGrouped && rows[drawn.from + place - 1]?.match.matchId === row.match.matchId
            }
          />
        ))}
        {drawn.below > 0 && <Room height={drawn.below} />}
      </tbody>
    </DataTable>
  );
};

/** Reserves the height of rows that are out of sight. */
const Room = ({ height }: { readonly height: number }) => (
  <tr
    className="room"
    aria-hidden="true"
    ref={(row) => {
      if (row) row.style.height = `${height}px`;
    }}
  />
);

interface RowProps
  extends Pick<
    ResultsTableProps,
    'scanner' | 'isToModel' | 'asOf' | 'changesHours' | 'hrefOfRow' | 'onGo' | 'reader'
  > {
  readonly row: ShownRow;
  readonly isOpen: boolean;
  /** It no longer meets the filter. */
  readonly isGone: boolean;
  /** The row above already names the match. */
  readonly isRepeated: boolean;
}

/** Rendered only when something in it changes: prices arrive by the second. */
const Row = memo((props: RowProps) => {
  const { scanner, row, isRepeated, isToModel, asOf, hrefOfRow, onGo, reader } = props;
  const { isOpen, isGone } = props;
  const { t, locale, timeZone, nowSeconds } = reader;
  const { match, outcome, countryCode } = row;
  const { odds, was, changePercent, changedAt, confirmedAt, countOfBookmakers } = outcome;
  const value = isToModel ? outcome.modelValuePercent : outcome.valuePercent;
  const name = nameOfOutcome(outcome.oddType, scanner.sport, t);
  const { startsAt } = match;
  const known = knownStart(match);
  const when = formatWhen(startsAt, nowSeconds, locale, timeZone, known);
  const movement = changePercent === 0 ? undefined : changePercent < 0 ? 'down' : 'up';
  const teams = t('common:match.teams', { home: match.home.name, away: match.away.name });
  const address = hrefOfRow?.(isOpen ? undefined : row.key);
  const opening =
    address === undefined ? (
      name
    ) : (
      <a
        href={address}
        aria-expanded={isOpen}
        onClick={inPlace(() => onGo(address))}
        onKeyDown={walkRows}
      >
        {name}
      </a>
    );
  const notConfirmed = isOld(confirmedAt, asOf)
    ? t('oddsScanner.notConfirmed', { age: ageText(confirmedAt, asOf, reader) })
    : undefined;
  const main = (
    <tr className={cx(isOpen && 'open', isGone && 'gone')}>
      <td className="when wide">
        {isRepeated ? null : (
          <span data-csv={formatDateTime(startsAt, locale, timeZone, known)}>{when}</span>
        )}
      </td>
      <th scope="row">
        {!isRepeated && countryCode !== undefined && <Flag code={countryCode} />}
        <PageLink to={scanner.matchRoute} params={{ matchUrl: match.link }}>
          {teams}
        </PageLink>
        <small className="phone">
          {`${when} · `}
          {opening}
        </small>
        {isGone && <small>{t('oddsScanner.gone')}</small>}
        <small className="phone brief">
          {`${t('oddsScanner.bookmakers', { count: countOfBookmakers })}, ${ageText(changedAt, asOf, reader)}`}
          {notConfirmed !== undefined && <span className="old">{` · ${notConfirmed}`}</span>}
        </small>
      </th>
      <td className="what wide">{opening}</td>
      <td className="dim wide before">{formatOdds(was)}</td>
      <td className="now">
        <span className="phone was">{`${formatOdds(was)} › `}</span>
        {formatOdds(odds)}
      </td>
      <td>
        {movement === undefined ? (
          formatPercent(0, locale)
        ) : (
          <PriceMovement
            direction={movement}
            text={formatPercent(changePercent, locale, { decimals: 1, isSigned: true })}
          />
        )}
      </td>
      <td className="wide">
        {value === null ? (
          MISSING
        ) : (
          <span className={value >= WORTH_PERCENT ? 'worth' : undefined}>
            {formatPercent(value, locale, { decimals: 1, isSigned: true })}
          </span>
        )}
      </td>
      <td className="chart wide">
        <Sparkline
          points={outcome.points}
          to={asOf}
          label={t('oddsScanner.courseSpoken', {
            first: formatOdds(outcome.first),
            odds: formatOdds(odds),
            n: formatNumber(countOfBookmakers, locale),
          })}
        />
      </td>
      <td className={notConfirmed === undefined ? 'wide step dim' : 'wide step old'}>
        {ageText(changedAt, asOf, reader)}
        {notConfirmed !== undefined && <small>{notConfirmed}</small>}
      </td>
    </tr>
  );
  return (
    <>
      {main}
      {isOpen && (
        <tr className="more">
          <td colSpan={COLUMNS}>
            <RowDetails
              scanner={scanner}
              row={row}
              changesHours={props.changesHours}
              reader={reader}
            />
          </td>
        </tr>
      )}
    </>
  );
});
