import type { Endpoints, ParsedRequestOf, ReplyOf } from '@tipmark/contract';
import {
  BET_FIELDS,
  type BetField,
  betStatusName,
  milliOddsText,
  minorText,
  parseOddType,
  placedAtText,
  readMilliOdds,
  SPORT,
  type Sport,
} from '@tipmark/domain';
import { firmName } from '../../matches/odds/bookmaker-name.ts';
import type { Db } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/errors/errors.ts';
import {
  type BetRow,
  findBet,
  findBookmakerNames,
  findLinkedMatches,
  type LinkedMatch,
} from './bet-queries.ts';
import type { BetWriter } from './write-bet.ts';

type Form = ReplyOf<Endpoints['betForm']>;
type Query = ParsedRequestOf<Endpoints['betForm']>['query'];
type Fields = Partial<Record<BetField, string>>;

const MOST_BOOKMAKERS = 200;

const sportName = (sport: number) =>
  Object.entries(SPORT).find(([, one]) => one === sport)?.[0] ?? 'other';

const complete = (fields: Fields): Form['fields'] =>
  Object.fromEntries(BET_FIELDS.map((field) => [field, fields[field] ?? ''])) as Form['fields'];

/** A bet the site settled is open as far as its owner is concerned. */
function fieldsOf(bet: BetRow, { timeZone, locale }: BetWriter): Fields {
  const mark = locale === 'ru' ? ',' : '.';
  return {
    placedAt: placedAtText(bet.placed_at, timeZone),
    sport: sportName(bet.sport),
    event: bet.event,
    market: bet.market,
    outcome: bet.outcome,
    bookmaker: firmName(bet.bookmaker, locale),
    odds: milliOddsText(bet.milli, '.'),
    stake: minorText(bet.stake_minor, mark),
    currency: bet.currency,
    status: betStatusName(bet.is_settled_by_owner ? bet.status : 0),
    returned: bet.returned_minor === null ? '' : minorText(bet.returned_minor, mark),
    note: bet.note,
    tags: bet.tags.join(', '),
    matchId: bet.match_id === null ? '' : String(bet.match_id),
    oddType: bet.odd_type ?? '',
  };
}

function newFields(
  query: Query,
  match: LinkedMatch | undefined,
  { timeZone, locale, nowSeconds }: BetWriter,
): Fields {
  const milli = readMilliOdds(query.odds ?? '');
  const oddType = query.odd_type ?? '';
  const isOutcome = match && parseOddType(oddType, match.sport as Sport) !== undefined;
  return {
    placedAt: placedAtText(nowSeconds, timeZone),
    sport: sportName(match?.sport ?? SPORT.soccer),
    event: match?.name ?? '',
    bookmaker: firmName(query.bookmaker ?? '', locale),
    odds: milli === undefined ? '' : milliOddsText(milli, '.'),
    currency: locale === 'ru' ? 'RUB' : 'USD',
    status: 'pending',
    matchId: match === undefined ? '' : String(match.id),
    oddType: isOutcome ? oddType : '',
  };
}

/**
 * What the form of a bet begins with: the bet, or the price it is from. Three statements.
 * @throws CallError not_found, also for another user's bet
 */
export async function readBetForm(db: Db, query: Query, writer: BetWriter): Promise<Form> {
  const id = query.bet ?? 0;
  const bet = id === 0 ? undefined : await findBet(db, writer.userId, id, writer.locale);
  if (id !== 0 && bet === undefined) throw new CallError('not_found');
  const matchId = (bet === undefined ? query.match : bet.match_id) ?? 0;
  const match = (await findLinkedMatches(db, matchId === 0 ? [] : [matchId], writer.locale)).get(
    matchId,
  );
  return {
    bet: bet === undefined ? null : { id: bet.id, version: bet.version, status: bet.status },
    match:
      match === undefined
        ? null
        : {
            id: match.id,
            sport: match.sport,
            link: `${match.id}-${match.slug}`,
            name: match.name,
            startsAt: match.starts_at,
            isTimeKnown: match.is_time_known,
          },
    fields: complete(bet === undefined ? newFields(query, match, writer) : fieldsOf(bet, writer)),
    bookmakers: await findBookmakerNames(db, MOST_BOOKMAKERS, writer.locale),
  };
}
