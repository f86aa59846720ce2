import { DataTable, PageLink, type Reader } from '@tipmark/match-features';
import {
  formatDateTime,
  formatNumber,
  formatOdds,
  formatPercent,
  formatWhen,
  knownStart,
} from '@tipmark/remote-kit/i18n';
import { cx, Flag, Icon, VisuallyHidden } from '@tipmark/ui-kit';
import { PriceMovement } from '@tipmark/ui-kit/betting';
import { Sparkline } from '@tipmark/ui-kit/charts';
import { nameOfOutcome } from '../../parts/outcomes/name-of-outcome.ts';
import { isOld, shortAge, stepText } from '../../parts/scan/lag-text.ts';
import type { ShownRow } from '../../parts/scan/shown-rows.ts';
import type { DroppingOdds } from './dropping-odds.ts';
import { dropsTableClass } from './drops-class.ts';

interface TableProps {
  readonly drops: DroppingOdds;
  readonly rows: readonly ShownRow[];
  /** Rows that no longer meet the conditions and stay until the pointer leaves. */
  readonly gone: ReadonlySet<string>;
  readonly hours: number;
  /** Prices are those of this instant. */
  readonly asOf: number;
  /** The best bookmaker of now is not shown beside prices of the past. */
  readonly isDelayed: boolean;
  readonly reader: Reader;
}

const MISSING = '–';

/** Prices at the opening, some hours ago and now, and who still pays most. */
export const DropsTable = (props: TableProps) => {
  const { rows, hours, isDelayed, reader } = props;
  const { t } = reader;
  return (
    <DataTable
      caption={t('drops.table')}
      className={dropsTableClass}
      reader={reader}
      hasFile={false}
    >
      <thead>
        <tr>
          <th scope="col" className="when wide">
            {t('oddsScanner.start')}
          </th>
          <th scope="col" className="name">
            {t('oddsScanner.match')}
          </th>
          <th scope="col" className="what wide">
            {t('oddsScanner.outcome')}
          </th>
          <th scope="col" className="wide opening">
            {t('drops.first')}
          </th>
          <th scope="col" className="wide before">
            {t('drops.ago', { count: hours })}
          </th>
          <th scope="col" className="price">
            {t('oddsScanner.now')}
          </th>
          <th scope="col" className="change">
            {t('oddsScanner.change')}
          </th>
          <th scope="col" className="wide chart">
            {t('oddsScanner.course')}
          </th>
          {!isDelayed && (
            <th scope="col" className="wide best">
              {t('drops.best')}
            </th>
          )}
          <th scope="col" className="wide age">
            {t('drops.fresh')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DropRow key={row.key} {...props} row={row} />
        ))}
      </tbody>
    </DataTable>
  );
};

interface RowProps extends TableProps {
  readonly row: ShownRow;
}

const DropRow = (props: RowProps) => {
  const { row, gone, asOf, isDelayed, reader } = props;
  const { outcome } = row;
  const { t, locale, timeZone, nowSeconds } = reader;
  const when = formatWhen(row.match.startsAt, nowSeconds, locale, timeZone, knownStart(row.match));
  const name = nameOfOutcome(outcome.oddType, props.drops.sport, t);
  return (
    <tr className={cx(gone.has(row.key) && 'gone')}>
      <td className="when wide">{when}</td>
      <MatchCell {...props}>{`${when} · ${name}`}</MatchCell>
      <td className="what wide">{name}</td>
      <td className="dim wide opening">{formatOdds(outcome.first)}</td>
      <td className="dim wide before">{formatOdds(outcome.was)}</td>
      <td className="now price">
        {formatOdds(outcome.odds)}
        <small className="phone">{formatOdds(outcome.was)}</small>
      </td>
      <td className="change">
        <PriceMovement
          direction="down"
          text={formatPercent(outcome.changePercent, locale, { decimals: 1, isSigned: true })}
        />
        <small className="phone">{stepText(outcome, asOf, reader)}</small>
      </td>
      <td className="chart wide">
        <Sparkline
          points={outcome.points}
          to={asOf}
          label={t('oddsScanner.courseSpoken', {
            first: formatOdds(outcome.first),
            odds: formatOdds(outcome.odds),
            n: formatNumber(outcome.countOfBookmakers, locale),
          })}
        />
      </td>
      {!isDelayed && <BestCell outcome={outcome} />}
      <FreshCell {...props} />
    </tr>
  );
};

const MatchCell = ({ drops, row, gone, reader, children }: RowProps & { children: string }) => {
  const { match, countryCode } = row;
  const { t } = reader;
  const teams = t('common:match.teams', { home: match.home.name, away: match.away.name });
  const params = { matchUrl: match.link, tab: 'odds', outcome: row.outcome.oddType };
  return (
    <th scope="row" title={teams}>
      {countryCode !== undefined && <Flag code={countryCode} />}
      <PageLink to={drops.matchRoute} params={params}>
        {teams}
      </PageLink>
      <small className="phone">{children}</small>
      {gone.has(row.key) && <small>{t('oddsScanner.gone')}</small>}
    </th>
  );
};

/** Who pays most now, and how much. */
const BestCell = ({ outcome: { best } }: { readonly outcome: ShownRow['outcome'] }) => (
  <td className="wide best" title={best?.bookmaker}>
    {best === null ? (
      MISSING
    ) : (
      <>
        <b>{formatOdds(best.odds)}</b> <span>{best.bookmaker}</span>
      </>
    )}
  </td>
);

/** When the price changed, in one word; one that no bookmaker confirms is marked. */
const FreshCell = ({ row: { outcome }, asOf, reader }: RowProps) => {
  const { t, locale, timeZone } = reader;
  const { changedAt, confirmedAt } = outcome;
  const changed = changedAt === null ? undefined : formatDateTime(changedAt, locale, timeZone);
  const confirmed =
    confirmedAt === null
      ? undefined
      : t('drops.confirmed', { age: shortAge(confirmedAt, asOf, reader) });
  const isStale = confirmedAt !== null && isOld(confirmedAt, asOf);
  return (
    <td
      className={cx('wide age', isStale && 'old')}
      title={[changed, confirmed].filter((part) => part !== undefined).join(', ')}
    >
      {isStale && (
        <>
          <Icon name="warning" />
          <VisuallyHidden>{`${confirmed}, `}</VisuallyHidden>
        </>
      )}
      {changedAt === null ? MISSING : shortAge(changedAt, asOf, reader)}
    </td>
  );
};
