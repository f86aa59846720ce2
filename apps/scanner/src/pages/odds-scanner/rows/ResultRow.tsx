import { PageLink, type Reader } from '@tipmark/match-features';
import {
  formatDateTime,
  formatNumber,
  formatOdds,
  formatPercent,
  formatWhen,
  knownStart,
} from '@tipmark/remote-kit/i18n';
import { cx, Flag, Icon, inPlace, VisuallyHidden } from '@tipmark/ui-kit';
import { PriceMovement } from '@tipmark/ui-kit/betting';
import { Sparkline } from '@tipmark/ui-kit/charts';
import { memo, type ReactNode } from 'react';
import { nameOfOutcome } from '../../../parts/outcomes/name-of-outcome.ts';
import { isOld, shortAge, stepText } from '../../../parts/scan/lag-text.ts';
import { shownValue } from '../../../parts/scan/outcome-value.ts';
import type { ShownRow } from '../../../parts/scan/shown-rows.ts';
import type { OddsScanner } from '../odds-scanner.ts';
import { RowDetails } from './RowDetails.tsx';
import { valueNote } from './value-note.ts';
import { walkRows } from './walk-rows.ts';

/** What all rows of a table share. */
export interface RowsProps {
  readonly scanner: OddsScanner;
  /** The shown value is the one to the model, or else to the market. */
  readonly isToModel: boolean;
  /** Prices are those of this instant. */
  readonly asOf: number;
  /** How many hours back the price is compared; 0 = the first one. */
  readonly changesHours: number;
  /** The page with the details of a row, or with none open; absent where there are no details. */
  readonly hrefOfRow: ((key: string | undefined) => string) | undefined;
  readonly onGo: (href: string) => void;
  readonly reader: Reader;
}

interface RowProps extends RowsProps {
  readonly row: ShownRow;
  readonly isOpen: boolean;
  /** It no longer meets the filter. */
  readonly isGone: boolean;
  /** The row above already names the match. */
  readonly isRepeated: boolean;
}

const MISSING = '–';
const COUNT_OF_COLUMNS = 9;

/** Rendered only when something in it changes: prices arrive by the second. */
export const ResultRow = memo((props: RowProps) => {
  const { scanner, row, asOf, isOpen, isGone, isRepeated, reader } = props;
  const { locale, timeZone, nowSeconds } = reader;
  const { startsAt } = row.match;
  const known = knownStart(row.match);
  const when = formatWhen(startsAt, nowSeconds, locale, timeZone, known);
  const opening = <Opening {...props} />;
  const notUpdated = notUpdatedText(row, asOf, reader);
  return (
    <>
      <tr className={cx(isOpen && 'open', isGone && 'gone')}>
        <td className="when wide">
          {isRepeated ? null : (
            <span data-csv={formatDateTime(startsAt, locale, timeZone, known)}>{when}</span>
          )}
        </td>
        <MatchCell {...props}>
          {`${when} · `}
          {opening}
          {notUpdated !== undefined && (
            <span className="old">
              {' · '}
              {notUpdated}
            </span>
          )}
        </MatchCell>
        <td className="what wide">{opening}</td>
        <PriceCells {...props} isOld={notUpdated !== undefined} />
        <StepCell row={row} notUpdated={notUpdated} asOf={asOf} reader={reader} />
      </tr>
      {isOpen && (
        <tr className="more">
          <td colSpan={COUNT_OF_COLUMNS}>
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

/** The name of the outcome, which opens its details where there are any. */
const Opening = ({ scanner, row, isOpen, hrefOfRow, onGo, reader }: RowProps) => {
  const name = nameOfOutcome(row.outcome.oddType, scanner.sport, reader.t);
  const address = hrefOfRow?.(isOpen ? undefined : row.key);
  return address === undefined ? (
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
};

interface MatchCellProps extends RowProps {
  /** What a phone shows under the match in place of columns. */
  readonly children: ReactNode;
}

const MatchCell = (props: MatchCellProps) => {
  const { scanner, row, reader } = props;
  const { match, countryCode } = row;
  const { t } = reader;
  const teams = t('common:match.teams', { home: match.home.name, away: match.away.name });
  return (
    <th scope="row" title={teams}>
      {!props.isRepeated && countryCode !== undefined && <Flag code={countryCode} />}
      <PageLink to={scanner.matchRoute} params={{ matchUrl: match.link }}>
        {teams}
      </PageLink>
      <small className="phone">{props.children}</small>
      {props.isGone && <small>{t('oddsScanner.gone')}</small>}
    </th>
  );
};

/** How long no bookmaker has confirmed a price; undefined while one does. */
function notUpdatedText({ outcome }: ShownRow, asOf: number, reader: Reader): string | undefined {
  const { confirmedAt } = outcome;
  return confirmedAt !== null && isOld(confirmedAt, asOf)
    ? reader.t('oddsScanner.notUpdated', { age: shortAge(confirmedAt, asOf, reader) })
    : undefined;
}

interface StepProps extends Pick<RowProps, 'row' | 'asOf' | 'reader'> {
  readonly notUpdated: string | undefined;
}

/** When the price last changed, in one word; a price that nobody confirms is marked. */
const StepCell = ({ row: { outcome }, notUpdated, asOf, reader }: StepProps) => {
  const { t, locale, timeZone } = reader;
  const { changedAt, countOfBookmakers } = outcome;
  const bookmakers = t('oddsScanner.bookmakers', { count: countOfBookmakers });
  const at = changedAt === null ? undefined : formatDateTime(changedAt, locale, timeZone);
  const title = [at ?? stepText(outcome, asOf, reader), bookmakers, notUpdated];
  return (
    <td
      className={cx('wide step', notUpdated === undefined ? 'dim' : 'old')}
      title={title.filter((part) => part !== undefined).join(', ')}
    >
      {notUpdated !== undefined && (
        <>
          <Icon name="warning" />
          <VisuallyHidden>{`${notUpdated}, `}</VisuallyHidden>
        </>
      )}
      {changedAt === null
        ? t(`oddsScanner.phase-${outcome.phase ?? 'first'}`)
        : shortAge(changedAt, asOf, reader)}
    </td>
  );
};

/** What may be believed of a price; what it claims is its title, a suspicious one is marked. */
const Worth = ({ isToModel, row, reader }: RowProps) => {
  const { valuePercent, isGood, isToCheck } = shownValue(row.outcome, isToModel);
  const note = valueNote(row, isToModel, reader);
  if (valuePercent === null) return MISSING;
  return (
    <span className={cx(isGood && 'worth', isToCheck && 'old')} title={note}>
      {isToCheck && (
        <>
          <Icon name="warning" />
          <VisuallyHidden>{`${note}, `}</VisuallyHidden>
        </>
      )}
      {formatPercent(valuePercent, reader.locale, { decimals: 1, isSigned: true })}
    </span>
  );
};

/** The price before and now, its change, its value and its chart. */
const PriceCells = (props: RowProps & { readonly isOld: boolean }) => {
  const { asOf } = props;
  const { outcome } = props.row;
  const { t, locale } = props.reader;
  const { odds, was, changePercent, countOfBookmakers } = outcome;
  const signed = (percent: number) =>
    formatPercent(percent, locale, { decimals: 1, isSigned: true });
  const worth = <Worth {...props} />;
  return (
    <>
      <td className="dim wide before">{formatOdds(was)}</td>
      <td className={cx('now', props.isOld && 'old')}>
        {formatOdds(odds)}
        <small className="phone">{formatOdds(was)}</small>
      </td>
      <td>
        {changePercent === 0 ? (
          formatPercent(0, locale)
        ) : (
          <PriceMovement
            direction={changePercent < 0 ? 'down' : 'up'}
            text={signed(changePercent)}
          />
        )}
        <small className="phone">{worth}</small>
      </td>
      <td className="wide value">{worth}</td>
      <td className="chart wide">
        {outcome.changedAt === null ? (
          MISSING
        ) : (
          <Sparkline
            points={outcome.points}
            to={asOf}
            label={t('oddsScanner.courseSpoken', {
              first: formatOdds(outcome.first),
              odds: formatOdds(odds),
              n: formatNumber(countOfBookmakers, locale),
            })}
          />
        )}
      </td>
    </>
  );
};
