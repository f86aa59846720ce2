/** Parts of answers of The Odds API in their real form, each with what a test is about. */

export const START = '2026-10-09T15:00:00Z';

type Outcome = readonly [
  name: string,
  price: number,
  point?: number | undefined,
  description?: string,
];

export function aMarket(key: string, outcomes: readonly Outcome[], lastUpdate?: string): object {
  return {
    key,
    last_update: lastUpdate ?? '2026-10-09T13:59:30Z',
    outcomes: outcomes.map(([name, price, point, description]) => ({
      name,
      price,
      ...(point === undefined ? {} : { point }),
      ...(description === undefined ? {} : { description }),
    })),
  };
}

/** An event of the Premier League with the markets of one bookmaker, unless others are named. */
export function anEvent(markets: readonly object[] = [], known: object = {}): object {
  return {
    id: 'b8776637057325ea7faf2ab37b6e0bb0',
    sport_key: 'soccer_epl',
    sport_title: 'EPL',
    commence_time: START,
    home_team: 'Crystal Palace',
    away_team: 'Arsenal',
    bookmakers: [
      { key: 'pinnacle', title: 'Pinnacle', last_update: '2026-10-09T13:58:00Z', markets },
    ],
    ...known,
  };
}

/** A game of the NHL. */
export const aGameEvent = (markets: readonly object[] = [], known: object = {}): object =>
  anEvent(markets, {
    sport_key: 'icehockey_nhl',
    sport_title: 'NHL',
    home_team: 'Montréal Canadiens',
    away_team: 'Buffalo Sabres',
    ...known,
  });
