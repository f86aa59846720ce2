import type { RefereePage } from '@tipmark/contract';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import { aLeague, aMatch } from '@tipmark/test-kit';

export const league = aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead();
const past = aMatch().between('Zenit', 'Akron').finished().withScore(2, 1).buildWire();
export const coming = aMatch()
  .withId(9)
  .between('Akron', 'Zenit')
  .startingAt(NOW_SECONDS + 9_000)
  .buildWire();
const statistics = {
  count: 4,
  yellowCards: { average: 4.25, of: 4 },
  redCards: null,
  penalties: { average: 0.5, of: 4 },
  fouls: null,
  home: 2,
  draw: 1,
  away: 1,
  cards: { line: 4.5, over: 2, of: 4 },
};

/** A referee with one match behind. */
export const referee: RefereePage = {
  referee: { link: '3-ivanov', name: 'Иванов', countryCode: 'RU', countryName: 'Россия' },
  isSimulated: false,
  leagues: [league],
  figures: statistics,
  matches: [{ league, match: past, yellowCards: 5, redCards: null }],
  assigned: [],
  asOf: NOW_SECONDS,
};
