/** A source of prices as the columns abbreviate it. */
export interface FileBookmaker {
  key: string;
  name: string;
  /** Abbreviation in totals and handicap columns, where it is another one. */
  lineKey?: string;
  isAggregate?: true;
}

/** Every abbreviation of the format's notes, from the first seasons to today. */
export const BOOKMAKERS: readonly FileBookmaker[] = [
  { key: 'B365', name: 'Bet365' },
  { key: 'BW', name: 'Bwin' },
  { key: 'IW', name: 'Interwetten' },
  { key: 'PS', name: 'Pinnacle', lineKey: 'P' },
  { key: 'WH', name: 'William Hill' },
  { key: 'VC', name: 'VC Bet' },
  { key: 'BFD', name: 'Betfred' },
  { key: 'BMGM', name: 'BetMGM' },
  { key: 'BV', name: 'BetVictor' },
  { key: 'CL', name: 'Coral' },
  { key: 'LB', name: 'Ladbrokes' },
  { key: '1XB', name: '1xBet' },
  { key: 'BF', name: 'Betfair' },
  { key: 'BFE', name: 'Betfair Exchange' },
  { key: 'GB', name: 'Gamebookers' },
  { key: 'SB', name: 'Sportingbet' },
  { key: 'SO', name: 'Sporting Odds' },
  { key: 'SJ', name: 'Stan James' },
  { key: 'SY', name: 'Stanleybet' },
  { key: 'BS', name: 'Blue Square' },
  { key: 'Max', name: 'Market maximum', isAggregate: true },
  { key: 'Avg', name: 'Market average', isAggregate: true },
  { key: 'BbMx', name: 'Betbrain maximum', isAggregate: true },
  { key: 'BbAv', name: 'Betbrain average', isAggregate: true },
];
