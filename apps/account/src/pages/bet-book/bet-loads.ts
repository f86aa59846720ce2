import { betAdd, betBook, betChange, betDelete, betForm, betImport } from '@tipmark/contract';
import { createCommand, createLoad } from '@tipmark/remote-kit';
import { type BookView, readBookView } from './bet-address.ts';

export const betBookLoad = createLoad('betBook', { request: betBook, when: 'latest' });
export const betFormLoad = createLoad('betForm', { request: betForm, when: 'latest' });

/** The book is requested again when it is shown next. */
const bookChanged = { onSuccess: () => [betBookLoad.reset()] };

export const addBetCommand = createCommand('betAdd', { request: betAdd, ...bookChanged });
export const changeBetCommand = createCommand('betChange', { request: betChange, ...bookChanged });
export const deleteBetCommand = createCommand('betDelete', { request: betDelete, ...bookChanged });
/** A preview adds nothing. */
export const checkFileCommand = createCommand('betFileCheck', { request: betImport });
export const importFileCommand = createCommand('betImport', { request: betImport, ...bookChanged });

export const bookRequest = ({ status, sport, days, currency, page }: BookView) =>
  betBookLoad.requested({
    query: {
      ...(status !== undefined && { status }),
      ...(sport !== undefined && { sport }),
      ...(days !== 0 && { days }),
      ...(currency !== undefined && { currency }),
      ...(page !== 1 && { page }),
    },
  });

const MOST_DIGITS = 9;
const LONGEST = 60;
const LONGEST_OUTCOME = 24;

/** A bet of the book, or a new one from a price: the address names match, outcome and price. */
export function formRequest(search: URLSearchParams) {
  const { bet } = readBookView(search);
  /** Longer ones are no part of any link to this page. */
  const textOf = (name: string) => (search.get(name) ?? '').slice(0, LONGEST);
  const [match, oddType] = [textOf('match'), textOf('outcome')];
  const [odds, bookmaker] = [textOf('odds'), textOf('bookmaker')];
  const isMatch = /^[1-9]\d{0,8}$/.test(match);
  return betFormLoad.requested({
    query:
      bet !== 0
        ? { bet }
        : {
            ...(isMatch && { match: Number(match) }),
            ...(oddType !== '' && oddType.length <= LONGEST_OUTCOME && { odd_type: oddType }),
            ...(odds !== '' && odds.length <= MOST_DIGITS && { odds }),
            ...(bookmaker !== '' && { bookmaker }),
          },
  });
}
