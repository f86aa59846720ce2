/** A side of a market, with what can be had of it. */
export interface ServedRunner {
  readonly id: number;
  readonly name: string;
  readonly handicap: number;
  isRemoved: boolean;
  /** Sizes by price. */
  readonly backs: Map<number, number>;
  readonly lays: Map<number, number>;
}

/** A market whose state the test changes while the exchange streams it. */
export interface ServedMarket {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly eventTypeId: string;
  readonly eventId: string;
  readonly eventName: string;
  readonly competition: { readonly id: string; readonly name: string };
  readonly countryCode: string;
  /** ISO 8601. */
  startsAt: string;
  status: 'OPEN' | 'SUSPENDED' | 'CLOSED' | 'INACTIVE';
  isInPlay: boolean;
  version: number;
  readonly runners: readonly ServedRunner[];
}

export const aServedRunner = (
  id: number,
  name: string,
  price?: number,
  handicap = 0,
): ServedRunner => ({
  id,
  name,
  handicap,
  isRemoved: false,
  backs: new Map(price === undefined ? [] : [[price, 100]]),
  lays: new Map(price === undefined ? [] : [[price + 0.1, 80]]),
});

/** Match odds of a match, numbered so that several have different ids. */
export function aServedMarket(
  number: number,
  known: Partial<ServedMarket> & { readonly home?: string; readonly away?: string } = {},
): ServedMarket {
  const { home = `Home ${number}`, away = `Away ${number}`, ...own } = known;
  return {
    id: `1.${1_000 + number}`,
    name: 'Match Odds',
    type: 'MATCH_ODDS',
    eventTypeId: '1',
    eventId: String(30_000 + number),
    eventName: `${home} v ${away}`,
    competition: { id: '700', name: 'Test League' },
    countryCode: 'NO',
    startsAt: '2026-11-21T15:00:00.000Z',
    status: 'OPEN',
    isInPlay: false,
    version: 1,
    runners: [
      aServedRunner(number * 10 + 1, home, 2.5),
      aServedRunner(number * 10 + 2, away, 3.1),
      aServedRunner(58_805, 'The Draw', 3.4),
    ],
    ...own,
  };
}

/** The definition as the stream has it: always whole, and without a name. */
export const definitionOf = (market: ServedMarket) => ({
  bspMarket: false,
  turnInPlayEnabled: true,
  bettingType: 'ODDS',
  eventId: market.eventId,
  eventTypeId: market.eventTypeId,
  marketType: market.type,
  marketTime: market.startsAt,
  openDate: market.startsAt,
  countryCode: market.countryCode,
  status: market.status,
  inPlay: market.isInPlay,
  version: market.version,
  runners: market.runners.map(({ id, handicap, isRemoved }, index) => ({
    id,
    ...(handicap === 0 ? {} : { hc: handicap }),
    status: isRemoved ? 'REMOVED' : 'ACTIVE',
    sortPriority: index + 1,
  })),
});

/** The row of a catalogue without the description, which costs more. */
export const catalogueRowOf = (market: ServedMarket) => ({
  marketId: market.id,
  marketName: market.name,
  marketStartTime: market.startsAt,
  totalMatched: 0,
  runners: market.runners.map(({ id, name, handicap }, index) => ({
    selectionId: id,
    runnerName: name,
    handicap,
    sortPriority: index + 1,
  })),
  eventType: { id: market.eventTypeId, name: 'Sport' },
  competition: market.competition,
  event: {
    id: market.eventId,
    name: market.eventName,
    countryCode: market.countryCode,
    openDate: market.startsAt,
  },
});

/** Highest price to back at, lowest to lay at. */
export const bestOf = ({ backs, lays }: ServedRunner) => ({
  back: backs.size === 0 ? undefined : Math.max(...backs.keys()),
  lay: lays.size === 0 ? undefined : Math.min(...lays.keys()),
});

/** The best prices of a runner; a level that is empty has the size 0. */
export function runnerRowOf(runner: ServedRunner) {
  const { back, lay } = bestOf(runner);
  return {
    id: runner.id,
    ...(runner.handicap === 0 ? {} : { hc: runner.handicap }),
    batb: [[0, back ?? 0, back === undefined ? 0 : (runner.backs.get(back) ?? 0)]],
    batl: [[0, lay ?? 0, lay === undefined ? 0 : (runner.lays.get(lay) ?? 0)]],
  };
}
