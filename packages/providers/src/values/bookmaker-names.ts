import { foldName, tableOf } from '@tipmark/domain';

/** Names as other sources give them, by what providers write, without spaces. */
const NAMES = tableOf<string>({
  '1xbet': '1xBet',
  onexbet: '1xBet',
  bet365: 'Bet365',
  betfairexchange: 'Betfair Exchange',
  betmgm: 'BetMGM',
  betvictor: 'BetVictor',
  bwin: 'Bwin',
  marathonbet: 'Marathonbet',
  pncl: 'Pinnacle',
  pinnacle: 'Pinnacle',
  williamhill: 'William Hill',
});

/** One name for a bookmaker of several providers, so that its prices stay those of one. */
export function bookmakerName(name: string): string {
  const folded = foldName(name).replaceAll(' ', '');
  return NAMES[folded] ?? name;
}
