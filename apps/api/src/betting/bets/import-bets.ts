import type { Endpoints, ParsedRequestOf, ReplyOf } from '@tipmark/contract';
import {
  type BetFaults,
  type FileRow,
  parseOddType,
  readBetFile,
  type Sport,
  type WrittenBet,
} from '@tipmark/domain';
import { allocateIds } from '../../ingest/rows/allocate-ids.ts';
import { lockUser } from '../../people/account/users/user-queries.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { fieldError } from '../../platform/errors/errors.ts';
import { translate } from '../../platform/errors/messages.ts';
import {
  countBets,
  findKnownBets,
  findLinkedMatches,
  insertBets,
  type LinkedMatch,
} from './bet-queries.ts';
import { type BetWriter, digestOf, refuseFull, storedBet } from './write-bet.ts';

type Imported = ReplyOf<Endpoints['betImport']>;
type Sent = ParsedRequestOf<Endpoints['betImport']>['body'];

interface Accepted {
  readonly row: FileRow;
  readonly bet: WrittenBet;
  readonly match: LinkedMatch | undefined;
  readonly digest: string;
}

type Matches = ReadonlyMap<number, LinkedMatch>;

/** A match that is not here leaves the event the file has; without one the row is refused. */
function linked(row: FileRow, matches: Matches): Accepted | BetFaults {
  const { bet, faults } = row.read;
  if (bet === undefined) return faults ?? {};
  const match = bet.matchId === null ? undefined : matches.get(bet.matchId);
  if (bet.matchId !== null && match === undefined) {
    if (bet.event === '') return { matchId: 'bet_match' };
    const own = { ...bet, matchId: null, oddType: null };
    return { row, bet: own, match: undefined, digest: digestOf(own) };
  }
  const isKnown =
    bet.oddType === null ||
    (match !== undefined && parseOddType(bet.oddType, match.sport as Sport) !== undefined);
  return isKnown ? { row, bet, match, digest: digestOf(bet) } : { oddType: 'bet_outcome' };
}

const isAccepted = (one: Accepted | BetFaults): one is Accepted => 'digest' in one;

/** Rows of bets that the book has already: by their id, or as often as the same bet is there. */
function sameRows(
  accepted: readonly Accepted[],
  known: Awaited<ReturnType<typeof findKnownBets>>,
): ReadonlySet<FileRow> {
  const left = new Map(known.counts);
  const same = new Set<FileRow>();
  for (const { row, digest } of accepted) {
    const count = left.get(digest) ?? 0;
    const isOwn = row.id !== null && known.ids.has(row.id);
    if (count > 0) left.set(digest, count - 1);
    if (count > 0 || isOwn) same.add(row);
  }
  return same;
}

function presentRefused(
  row: FileRow,
  faults: BetFaults,
  { locale }: BetWriter,
): Imported['refused'][number] {
  const texts = Object.entries(faults).map(([field, key]) => [field, translate(locale, key)]);
  return { line: row.line, title: row.title, faults: Object.fromEntries(texts) };
}

const presentAccepted = (
  { row, bet, match }: Accepted,
  isSame: boolean,
): Imported['accepted'][number] => ({
  line: row.line,
  title: [match?.name ?? bet.event, bet.outcome].filter((text) => text !== '').join(' · '),
  placedAt: bet.placedAt,
  odds: bet.milliOdds / 1_000,
  stake: bet.stakeMinor,
  currency: bet.currency,
  isSame,
});

async function store(tx: Tx, writer: BetWriter, fresh: readonly Accepted[]): Promise<void> {
  if (fresh.length === 0) return;
  const first = await allocateIds(tx, 'bets', fresh.length);
  const rows = fresh.map(({ bet, match, digest }, index) => ({
    ...storedBet(bet, match, first + index),
    imported_as: digest,
  }));
  await insertBets(tx, writer.userId, rows, writer.nowSeconds);
}

/**
 * Adds the bets of a file that the book does not have, in the caller's transaction: writes of one
 * user wait for each other, so a file sent twice at the same time adds its bets once.
 * @throws CallError validation for a file that cannot be read, limit_reached
 */
export async function importBets(tx: Tx, writer: BetWriter, sent: Sent): Promise<Imported> {
  const { userId, locale } = writer;
  const file = readBetFile(sent.text, { ...writer, currency: sent.currency });
  if (file.rows === undefined) throw fieldError('text', file.fault);
  await lockUser(tx, userId);
  const matchIds = file.rows.flatMap(({ read }) => read.bet?.matchId ?? []);
  const matches = await findLinkedMatches(tx, matchIds, locale);
  const judged = file.rows.map((row) => ({ row, outcome: linked(row, matches) }));
  const accepted = judged.flatMap(({ outcome }) => (isAccepted(outcome) ? [outcome] : []));
  const ids = accepted.flatMap(({ row }) => row.id ?? []);
  const digests = accepted.map(({ digest }) => digest);
  const known = await findKnownBets(tx, userId, digests, ids);
  const same = sameRows(accepted, known);
  const fresh = accepted.filter(({ row }) => !same.has(row));
  if (fresh.length > 0) refuseFull((await countBets(tx, userId)) + fresh.length);
  if (!sent.isPreview) await store(tx, writer, fresh);
  return {
    added: fresh.length,
    same: same.size,
    refused: judged.flatMap(({ row, outcome }) =>
      isAccepted(outcome) ? [] : [presentRefused(row, outcome, writer)],
    ),
    accepted: accepted.map((one) => presentAccepted(one, same.has(one.row))),
  };
}
