import type { OutcomeDetailsReply } from '@tipmark/contract';
import { coveringOutcomes, formatOddType, parseOddType } from '@tipmark/domain';
import {
  intentParams,
  LoadPart,
  NotificationsButton,
  type Reader,
  type StakeOutcome,
  StakeSlot,
  timeTicks,
  usePageAddress,
} from '@tipmark/match-features';
import { selectSession } from '@tipmark/remote-kit';
import { formatDateTime, formatOdds, formatPercent, formatTime } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { css, LinkButton, MOBILE } from '@tipmark/ui-kit';
import { StepChart } from '@tipmark/ui-kit/charts';
import { gap, weight } from '@tipmark/ui-kit/style-values';
import { nameOfOutcome } from '../../../parts/outcomes/name-of-outcome.ts';
import { stepText } from '../../../parts/scan/lag-text.ts';
import type { ShownRow } from '../../../parts/scan/shown-rows.ts';
import type { OddsScanner } from '../odds-scanner.ts';
import { valueNote } from './value-note.ts';

const details = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(180px, 240px) minmax(220px, 260px);
  gap: ${gap[16]} ${gap[24]};
  align-items: start;
  white-space: normal;
  text-align: left;
  .heading { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: ${gap[4]} ${gap[16]}; }
  .heading b { font-weight: ${weight.bold}; }
  .heading span { color: var(--text3); }
  ul { display: grid; }
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: ${gap[2]} ${gap[10]}; padding: 4px 0; border-bottom: 1px solid var(--hair); }
  li small { grid-column: 1 / -1; }
  li .silent { color: var(--text3); }
  .ways { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[8]}; margin-top: 12px; }
  ${MOBILE} { grid-template-columns: minmax(0, 1fr); }
`;

interface RowDetailsProps {
  readonly scanner: OddsScanner;
  readonly row: ShownRow;
  readonly changesHours: number;
  readonly reader: Reader;
}

/** All outcomes of the market, that of the row first: their stakes depend on each other. */
function marketOf(oddType: string): string[] {
  const parsed = parseOddType(oddType);
  return [...new Set([oddType, ...(parsed ? coveringOutcomes(parsed).map(formatOddType) : [])])];
}

/** The request of a row's details. */
export const detailsRequest = (matchId: number, oddType: string, changesHours: number) => ({
  body: { bkMatchId: matchId, oddsTypes: marketOf(oddType), changesHours },
});

/** Below a row: the history of its price, each bookmaker's, and links. */
export const RowDetails = ({ scanner, row, changesHours, reader }: RowDetailsProps) => {
  const { t } = reader;
  const { match, outcome } = row;
  const dispatch = useDispatch();
  const load = useSelector(scanner.details.select);
  const request = detailsRequest(match.matchId, outcome.oddType, changesHours);
  const { data: _, ...pending } = load;
  const isThis =
    load.data?.bkMatchId === match.matchId &&
    load.data.outcomes.every(({ oddType }) => marketOf(outcome.oddType).includes(oddType));
  return (
    <LoadPart
      load={isThis ? load : pending}
      reader={reader}
      failedTitle={t('oddsScanner.detailsFailed')}
      onRetry={() => dispatch(scanner.details.requested(request))}
    >
      {(reply) => <Details scanner={scanner} row={row} reply={reply} reader={reader} />}
    </LoadPart>
  );
};

interface DetailsProps extends Omit<RowDetailsProps, 'changesHours'> {
  readonly reply: OutcomeDetailsReply;
}

const Details = ({ scanner, row, reply, reader }: DetailsProps) => {
  const { t, locale, timeZone } = reader;
  const outcome = reply.outcomes.find(({ oddType }) => oddType === row.outcome.oddType);
  if (!outcome) return <p>{t('oddsScanner.detailsGone')}</p>;
  const { createdAt, fairPercent } = outcome;
  const notes = [false, true].flatMap((isToModel) => valueNote(row, isToModel, reader) ?? []);
  const name = nameOfOutcome(outcome.oddType, scanner.sport, t);
  return (
    <div className={details}>
      <p className="heading">
        <b>{name}</b>
        <span>
          {createdAt === null
            ? t('oddsScanner.firstSeenUntimed')
            : t('oddsScanner.firstSeen', { when: formatDateTime(createdAt, locale, timeZone) })}
        </span>
        {fairPercent !== null && (
          <span>
            {t('oddsScanner.fair', {
              percent: formatPercent(fairPercent, locale, { decimals: 1 }),
            })}
          </span>
        )}
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
        <span>{t('oddsScanner.linesAt', { time: formatTime(reply.asOf, locale, timeZone) })}</span>
      </p>
      <div>
        {outcome.changedAt === null ? (
          <p>{stepText(outcome, reply.asOf, reader)}</p>
        ) : (
          <PriceChart outcome={outcome} name={name} asOf={reply.asOf} reader={reader} />
        )}
        <Ways scanner={scanner} row={row} matchUrl={reply.link} reader={reader} />
      </div>
      <ul aria-label={t('oddsScanner.perBookmaker')}>
        {outcome.bookmakers.map((one) => (
          <li key={one.id} className={one.isSilent ? 'silent' : undefined}>
            <span>{one.name}</span>
            <span>{`${formatOdds(one.was ?? one.first)} ›`}</span>
            <b>{formatOdds(one.odds)}</b>
            <small>
              {`${formatPercent(one.changePercent, locale, { decimals: 1, isSigned: true })} · ${stepText(one, reply.asOf, reader)}`}
              {one.isSilent && one.confirmedAt !== null ? ` · ${t('oddsScanner.silent')}` : ''}
            </small>
          </li>
        ))}
      </ul>
      <StakeSlot
        outcomes={stakeOutcomes(scanner, reply, reader)}
        oddType={outcome.oddType}
        reader={reader}
      />
    </div>
  );
};

const PERCENT = 100;

/** Outcomes in the order of their market, each at the best price somebody still reports. */
function stakeOutcomes(
  { sport }: OddsScanner,
  { outcomes }: OutcomeDetailsReply,
  { t }: Reader,
): StakeOutcome[] {
  const order = marketOf(outcomes[0]?.oddType ?? '').toSorted();
  return outcomes
    .toSorted((one, other) => order.indexOf(one.oddType) - order.indexOf(other.oddType))
    .map(({ oddType, fairPercent, bookmakers }) => ({
      oddType,
      name: nameOfOutcome(oddType, sport, t),
      probability: fairPercent === null ? undefined : fairPercent / PERCENT,
      odds: bookmakers.find(({ isSilent }) => !isSilent)?.odds,
    }));
}

interface PriceChartProps {
  readonly outcome: OutcomeDetailsReply['outcomes'][number];
  readonly name: string;
  readonly asOf: number;
  readonly reader: Reader;
}

const PriceChart = ({ outcome, name, asOf, reader }: PriceChartProps) => {
  const { t, locale, timeZone } = reader;
  const { points, odds, first } = outcome;
  const [beginning] = points;
  if (!beginning) return null;
  const [from, value] = beginning;
  const to = Math.max(asOf, from + 1);
  const marks = `${formatOdds(first)} › ${formatOdds(odds)}`;
  return (
    <StepChart
      label={t('match.chart', { outcome: name, marks })}
      points={points}
      to={to}
      valueText={formatOdds}
      pointText={(at, shown) => `${formatDateTime(at, locale, timeZone)} · ${formatOdds(shown)}`}
      times={timeTicks(from, to, reader)}
      first={{ at: from, value, text: t('match.first', { odds: formatOdds(value) }) }}
      last={{ at: to, value: odds, text: t('match.now', { odds: formatOdds(odds) }) }}
    />
  );
};

interface WaysProps extends Omit<DetailsProps, 'reply'> {
  readonly matchUrl: string;
}

/** To a tip on the outcome, to all odds of the match, and its notifications. */
const Ways = ({ scanner, row: { match, outcome }, matchUrl, reader }: WaysProps) => {
  const { t } = reader;
  const addressOf = usePageAddress();
  const { isSignedIn } = useSelector(selectSession);
  const intent = intentParams({ kind: 'new', oddType: outcome.oddType });
  const tip = addressOf(scanner.matchRoute, { matchUrl, ...intent });
  const page = addressOf(scanner.matchRoute, { matchUrl, tab: 'odds' });
  return (
    <div className="ways">
      {tip !== undefined && (
        <LinkButton kind="primary" isSmall href={tip}>
          {t('oddsScanner.toTip')}
        </LinkButton>
      )}
      {page !== undefined && (
        <LinkButton isSmall href={page}>
          {t('oddsScanner.toMatch')}
        </LinkButton>
      )}
      <NotificationsButton
        calls={scanner.notifications}
        matchId={match.matchId}
        heading={t('common:match.teams', { home: match.home.name, away: match.away.name })}
        isSignedIn={isSignedIn}
        reader={reader}
        loadPart={() =>
          import(
            /* webpackChunkName: "match-notifications" */
            '@tipmark/match-features/match-notifications'
          )
        }
      />
    </div>
  );
};
