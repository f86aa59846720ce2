import {
  type BetCurrency,
  betFileRows,
  csvText,
  type FiledBet,
  fileSeparator,
} from '@tipmark/domain';
import { firmName } from '../../matches/odds/bookmaker-name.ts';
import type { Db } from '../../platform/database/connect.ts';
import { outcomeMessage } from '../../platform/messages/outcome-message.ts';
import { type BetRow, findAllBets } from './bet-queries.ts';
import type { BetWriter } from './write-bet.ts';

const toFiled = (bet: BetRow, { locale }: BetWriter): FiledBet => ({
  id: bet.id,
  matchId: bet.match_id,
  oddType: bet.odd_type,
  sport: bet.sport as FiledBet['sport'],
  event: bet.event,
  shownEvent: bet.event,
  market: bet.market,
  outcome: bet.outcome,
  shownOutcome: bet.odd_type === null ? bet.outcome : outcomeMessage(bet.odd_type, locale),
  bookmaker: firmName(bet.bookmaker, locale),
  milliOdds: bet.milli,
  stakeMinor: bet.stake_minor,
  currency: bet.currency as BetCurrency,
  placedAt: bet.placed_at,
  status: bet.status,
  returnedMinor: bet.returned_minor,
  profitMinor: bet.profit_minor,
  note: bet.note,
  tags: bet.tags,
});

/** All bets of a user as a file that can be imported again. One statement. */
export async function exportBets(db: Db, writer: BetWriter): Promise<string> {
  const bets = await findAllBets(db, writer.userId, writer.locale);
  const rows = betFileRows(
    bets.map((bet) => toFiled(bet, writer)),
    writer,
  );
  return csvText(rows, fileSeparator(writer.locale));
}
