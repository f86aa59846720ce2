import {
  type CsvRow,
  type CsvSeparator,
  csvSeparatorOf,
  csvValue,
  readCsv,
} from '../csv/csv-text.ts';
import { SPORT } from '../enumerations/sport.ts';
import { tableOf } from '../table-of.ts';
import { BET_LIMIT, type BetCurrency } from './bet-limits.ts';
import { type BetStatusName, betStatusName } from './bet-status.ts';
import { milliOddsText, minorText, readMinor } from './read-amount.ts';
import { isMonthFirst, placedAtText } from './read-placed-at.ts';
import {
  type BetField,
  type BetReading,
  type BetTexts,
  type ReadBet,
  readBet,
  type WrittenBet,
} from './written-bet.ts';

/** Columns of files, by the names other programs have for them, folded. The first is ours. */
const COLUMNS = {
  id: ['id'],
  placedAt: [
    'date',
    'placed',
    'placedat',
    'betdate',
    'datetime',
    'time',
    'дата',
    'датаставки',
    'датаивремя',
    'время',
  ],
  sport: ['sport', 'спорт', 'видспорта'],
  event: ['event', 'match', 'game', 'fixture', 'eventname', 'событие', 'матч', 'игра'],
  market: ['market', 'bettype', 'type', 'рынок', 'типставки', 'тип'],
  outcome: ['outcome', 'selection', 'bet', 'pick', 'tip', 'исход', 'выбор', 'прогноз'],
  bookmaker: ['bookmaker', 'bookie', 'book', 'sportsbook', 'контора', 'букмекер', 'бк'],
  odds: [
    'odds',
    'price',
    'odd',
    'decimalodds',
    'coefficient',
    'кэф',
    'коэф',
    'коэффициент',
    'цена',
  ],
  stake: ['stake', 'amount', 'risk', 'wager', 'ставка', 'сумма', 'суммаставки'],
  currency: ['currency', 'валюта'],
  status: ['status', 'result', 'статус', 'итог', 'результат'],
  returned: ['return', 'returned', 'payout', 'выплата', 'вернулось'],
  profit: ['profit', 'pl', 'pnl', 'profitloss', 'прибыль'],
  note: ['note', 'notes', 'comment', 'comments', 'заметка', 'комментарий'],
  tags: ['tags', 'labels', 'метки', 'теги'],
  matchId: ['matchid'],
  oddType: ['code', 'код'],
} as const satisfies Readonly<Record<BetField | 'id' | 'profit', readonly string[]>>;
type Column = keyof typeof COLUMNS;

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const STATUSES: Readonly<Record<BetStatusName, readonly string[]>> = {
  pending: ['', 'pending', 'open', 'unsettled', 'открыта', 'ожидает', 'ожидание', 'нерассчитана'],
  won: ['won', 'win', 'w', 'выигрыш', 'выиграла', 'выиграна', 'победа'],
  halfWon: ['halfwon', 'halfwin', 'hw', 'половинавыигрыша', 'полувыигрыш'],
  returned: ['returned', 'return', 'void', 'push', 'refund', 'refunded', 'возврат'],
  halfLost: ['halflost', 'halflose', 'halfloss', 'hl', 'половинапроигрыша', 'полупроигрыш'],
  lost: ['lost', 'lose', 'loss', 'l', 'проигрыш', 'проиграла', 'проиграна'],
  cashedOut: ['cashedout', 'cashout', 'cashed', 'кэшаут', 'выкуп', 'выкуплена'],
};

const SPORTS = tableOf<readonly string[]>({
  soccer: ['soccer', 'football', 'футбол'],
  hockey: ['hockey', 'icehockey', 'хоккей'],
  tennis: ['tennis', 'теннис'],
});

const CURRENCY_SIGNS = tableOf<BetCurrency>({
  '₽': 'RUB',
  руб: 'RUB',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
});

const named = (table: Readonly<Record<string, readonly string[]>>, text: string) =>
  Object.entries(table).find(([, names]) => names.includes(folded(text)))?.[0];

export interface FileRow {
  readonly line: number;
  /** Of the owner's bet that the row was written from. */
  readonly id: number | null;
  readonly read: ReadBet;
  /** What the row is about, for a list of rows. */
  readonly title: string;
}

export type BetFile =
  | { readonly rows: readonly FileRow[]; readonly fault?: undefined }
  | {
      readonly rows?: undefined;
      readonly fault: 'bet_file_empty' | 'bet_file_columns' | 'bet_file_long';
    };

export interface FileReading extends BetReading {
  /** Of rows without a currency. */
  readonly currency: BetCurrency;
}

function columnsOf({ fields }: CsvRow): ReadonlyMap<Column, number> {
  const names = fields.map((field) => folded(csvValue(field)));
  const found = Object.entries(COLUMNS).flatMap(([column, aliases]) => {
    const index = names.findIndex((name) => (aliases as readonly string[]).includes(name));
    return index < 0 ? [] : [[column as Column, index] as const];
  });
  return new Map(found);
}

const NEEDED = ['placedAt', 'odds', 'stake'] as const;

function currencyOf(text: string, otherwise: BetCurrency): string {
  const code = text.trim().toUpperCase();
  if (code === '') return otherwise;
  return CURRENCY_SIGNS[text.trim().toLowerCase().replace(/\.$/, '')] ?? code;
}

/** A cashed out bet whose file has its profit instead of what was paid. */
function returnedOf(texts: BetTexts, profit: string): string {
  const [stake, gain] = [readMinor(texts.stake ?? ''), readMinor(profit)];
  if ((texts.returned ?? '').trim() !== '' || stake === undefined || gain === undefined) {
    return texts.returned ?? '';
  }
  return minorText(stake + gain, '.');
}

function readRow(row: CsvRow, columns: ReadonlyMap<Column, number>, reading: FileReading): FileRow {
  const textOf = (column: Column) => {
    const index = columns.get(column);
    return index === undefined ? '' : csvValue(row.fields[index] ?? '').trim();
  };
  const given: BetTexts = Object.fromEntries(
    (Object.keys(COLUMNS) as Column[]).map((column) => [column, textOf(column)]),
  );
  const texts: BetTexts = {
    ...given,
    sport: named(SPORTS, textOf('sport')) ?? 'other',
    status: named(STATUSES, textOf('status')) ?? textOf('status'),
    currency: currencyOf(textOf('currency'), reading.currency),
    returned: returnedOf(given, textOf('profit')),
  };
  const id = textOf('id');
  return {
    line: row.line,
    id: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null,
    read: readBet(texts, reading),
    title: [textOf('event'), textOf('outcome')].filter((text) => text !== '').join(' · '),
  };
}

/** Reads a file of bets: ours, or one whose columns have common names in either language. */
export function readBetFile(text: string, reading: FileReading): BetFile {
  if ([...text].length > BET_LIMIT.fileCharacters) return { fault: 'bet_file_long' };
  const [head, ...rows] = readCsv(text, csvSeparatorOf(text.replace(/^\ufeff/, '')));
  if (head === undefined || rows.length === 0) return { fault: 'bet_file_empty' };
  const columns = columnsOf(head);
  if (NEEDED.some((column) => !columns.has(column))) return { fault: 'bet_file_columns' };
  if (rows.length > BET_LIMIT.fileRows) return { fault: 'bet_file_long' };
  const dateIndex = columns.get('placedAt') ?? 0;
  const isSwapped = isMonthFirst(rows.map(({ fields }) => fields[dateIndex] ?? ''));
  const whole = { ...reading, isMonthFirst: isSwapped };
  return { rows: rows.map((row) => readRow(row, columns, whole)) };
}

/** A bet with what a file says of it besides. */
export interface FiledBet extends WrittenBet {
  readonly id: number;
  /** Names of a match and an outcome of the site in the reader's language. */
  readonly shownEvent: string;
  readonly shownOutcome: string;
  readonly profitMinor: number;
}

export interface FileWriting {
  readonly timeZone: string;
  readonly locale: 'ru' | 'en';
}

const HEAD: readonly string[] = [
  'id',
  'date',
  'sport',
  'event',
  'market',
  'outcome',
  'bookmaker',
  'odds',
  'stake',
  'currency',
  'status',
  'returned',
  'profit',
  'note',
  'tags',
  'match_id',
  'code',
];

const sportName = (sport: number) =>
  Object.entries(SPORT).find(([, one]) => one === sport)?.[0] ?? 'other';

/** The rows of a file of bets that `readBetFile` reads; numbers as spreadsheets expect them. */
export function betFileRows(bets: readonly FiledBet[], { timeZone, locale }: FileWriting) {
  const mark = locale === 'ru' ? ',' : '.';
  const money = (minor: number) => minorText(minor, mark);
  const rows = bets.map((bet) => [
    String(bet.id),
    placedAtText(bet.placedAt, timeZone).replace('T', ' '),
    sportName(bet.sport),
    bet.matchId === null ? bet.event : bet.shownEvent,
    bet.market,
    bet.oddType === null ? bet.outcome : bet.shownOutcome,
    bet.bookmaker,
    milliOddsText(bet.milliOdds, mark),
    money(bet.stakeMinor),
    bet.currency,
    betStatusName(bet.status),
    bet.returnedMinor === null ? '' : money(bet.returnedMinor),
    money(bet.profitMinor),
    bet.note,
    bet.tags.join('|'),
    bet.matchId === null ? '' : String(bet.matchId),
    bet.oddType ?? '',
  ]);
  return [HEAD, ...rows];
}

/** What spreadsheets of a language expect between fields. */
export const fileSeparator = (locale: 'ru' | 'en'): CsvSeparator => (locale === 'ru' ? ';' : ',');
