import { ageText, DataTable, PageLink, type Reader } from '@tipmark/match-features';
import {
  formatDateTime,
  formatNumber,
  formatOdds,
  formatPercent,
  formatWhen,
} from '@tipmark/remote-kit/i18n';
import { cx, Flag, inPlace } from '@tipmark/ui-kit';
import { PriceMovement } from '@tipmark/ui-kit/betting';
import { Sparkline } from '@tipmark/ui-kit/charts';
import { isOld } from './lag-text.ts';
import { nameOfOutcome } from './name-of-outcome.ts';
import type { OddsScanner } from './odds-scanner.ts';
import { RowDetails } from './RowDetails.tsx';
import { rowsClass } from './scanner-class.ts';
import type { ShownRow } from './shown-rows.ts';

interface ResultsTableProps {
  readonly scanner: OddsScanner;
  readonly rows: readonly ShownRow[];
  /** Rows that meet the filter no more and stand here until the pointer leaves. */
  readonly gone: ReadonlySet<string>;
  readonly isGrouped: boolean;
  /** The value of this kind is shown: to the model, or to the market. */
  readonly isToModel: boolean;
  /** Prices are those of this instant. */
  readonly asOf: number;
  /** How many hours ago the price is compared with; 0 = the first one. */
  readonly changesHours: number;
  /** The row whose details are shown. */
  readonly open: string | undefined;
  /** The page with the details of a row, or of none; absent where there are no details. */
  readonly hrefOfRow: ((key: string | undefined) => string) | undefined;
  readonly onGo: (href: string) => void;
  readonly reader: Reader;
}

/** Percents from here on are worth a look. */
const WORTH_PERCENT = 3;
const MISSING = '–';
const COLUMNS = 9;

/** Outcomes in rows: what they cost before and now, and what that is worth. */
export const ResultsTable = (props: ResultsTableProps) => {
  const { rows, isGrouped, isToModel, reader } = props;
  const { t } = reader;
  return (
    <DataTable caption={t('oddsScanner.table')} className={rowsClass} reader={reader}>
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
          <th className="wide" scope="col">
            {t('oddsScanner.was')}
          </th>
          <th scope="col">{t('oddsScanner.now')}</th>
          <th scope="col">{t('oddsScanner.change')}</th>
          <th className="wide" scope="col">
            {t(isToModel ? 'oddsScanner.toModel' : 'oddsScanner.toMarket')}
          </th>
          <th className="wide" scope="col">
            {t('oddsScanner.course')}
          </th>
          <th className="wide" scope="col">
            {t('oddsScanner.lastStep')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row
            key={row.key}
            {...props}
            row={row}
            isRepeated={isGrouped && rows[index - 1]?.match.matchId === row.match.matchId}
          />
        ))}
      </tbody>
    </DataTable>
  );
};

interface RowProps extends Omit<ResultsTableProps, 'rows'> {
  readonly row: ShownRow;
  /** The match stands in the row above already. */
  readonly isRepeated: boolean;
}

const Row = (props: RowProps) => {
  const { scanner, row, isRepeated, isToModel, asOf, hrefOfRow, onGo, reader } = props;
  const isOpen = props.open === row.key;
  const { t, locale, timeZone, nowSeconds } = reader;
  const { match, outcome, countryCode } = row;
  const { odds, was, changePercent, changedAt, confirmedAt, countOfBookmakers } = outcome;
  const value = isToModel ? outcome.modelValuePercent : outcome.valuePercent;
  const name = nameOfOutcome(outcome.oddType, scanner.sport, t);
  const when = formatWhen(match.startsAt, nowSeconds, locale, timeZone);
  const movement = changePercent === 0 ? undefined : changePercent < 0 ? 'down' : 'up';
  const teams = t('common:match.teams', { home: match.home.name, away: match.away.name });
  const address = hrefOfRow?.(isOpen ? undefined : row.key);
  const opening =
    address === undefined ? (
      name
    ) : (
      <a href={address} aria-expanded={isOpen} onClick={inPlace(() => onGo(address))}>
        {name}
      </a>
    );
  const main = (
    <tr className={cx(isOpen && 'open', props.gone.has(row.key) && 'gone')}>
      <td className="when wide">
        {isRepeated ? null : (
          <span data-csv={formatDateTime(match.startsAt, locale, timeZone)}>{when}</span>
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
        {props.gone.has(row.key) && <small>{t('oddsScanner.gone')}</small>}
        <small className="phone">
          {`${t('oddsScanner.bookmakers', { count: countOfBookmakers })}, ${ageText(changedAt, asOf, reader)}`}
        </small>
      </th>
      <td className="what wide">{opening}</td>
      <td className="dim wide">{formatOdds(was)}</td>
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
      <td className={isOld(confirmedAt, asOf) ? 'wide old' : 'wide dim'}>
        {ageText(changedAt, asOf, reader)}
        {isOld(confirmedAt, asOf) && (
          <small>
            {t('oddsScanner.notConfirmed', { age: ageText(confirmedAt, asOf, reader) })}
          </small>
        )}
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
};
