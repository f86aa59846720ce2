export {
  type BetFile,
  betFileRows,
  type FiledBet,
  type FileRow,
  fileSeparator,
  readBetFile,
} from './bet-csv.ts';
export * from './bet-limits.ts';
export { type BetRecord, type BetSummary, betRecord, type RecordBet } from './bet-record.ts';
export {
  BET_STATUS,
  BET_STATUS_NAMES,
  type BetStatus,
  type BetStatusName,
  betProfit,
  betStatusName,
} from './bet-status.ts';
export * from './read-amount.ts';
export { placedAtText, readPlacedAt } from './read-placed-at.ts';
export {
  BET_FIELDS,
  type BetFault,
  type BetFaults,
  type BetField,
  type BetSport,
  type BetSportName,
  type BetTexts,
  betIdentity,
  betSportOf,
  type ReadBet,
  readBet,
  type WrittenBet,
} from './written-bet.ts';
