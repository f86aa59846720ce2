import { doubleRoundRobin } from '../../calendar/pairings.ts';
import { randomOf, shuffled } from '../../chance/random.ts';
import { type Fixture, seasonKey } from '../fixture.ts';
import { CLUBS_IN_LEAGUE, type Club, leagues } from '../league-catalogue.ts';

/** Pairings, round by round, as positions in the order of the draw. */
export const SCHEME = doubleRoundRobin(CLUBS_IN_LEAGUE);

export const ROUNDS = SCHEME.length;

const leaguesByKey = new Map(leagues.map((league) => [league.key, league]));
const MAX_CACHED = 200;
const orders = new Map<string, readonly Club[]>();

/** Clubs of a league in the order of a season's draw. */
export function drawOf(seed: number, leagueKey: string, name: string): readonly Club[] {
  const key = `${seed} ${name}`;
  const known = orders.get(key);
  if (known !== undefined) return known;
  const clubs = leaguesByKey.get(leagueKey)?.clubs ?? [];
  const order = shuffled(clubs, randomOf(seed, 'draw', name));
  if (orders.size >= MAX_CACHED) orders.clear();
  orders.set(key, order);
  return order;
}

/**
 * A club's match of the league round before, with a date that is not its own: enough to know how it
 * went. None before the first round and in cups and friendlies.
 */
export function previousInLeague(seed: number, fixture: Fixture, club: Club): Fixture | undefined {
  if (fixture.kind !== 'league') return undefined;
  const name = seasonKey(fixture.league, fixture.season);
  const order = drawOf(seed, fixture.league.key, name);
  const round = Number(fixture.round) - 1;
  const drawIndex = order.indexOf(club);
  const pairs = SCHEME[round - 1] ?? [];
  const ofRound = pairs.findIndex((one) => one.includes(drawIndex));
  const [home, away] = (pairs[ofRound] ?? []).map((index) => order[index]);
  if (home === undefined || away === undefined) return undefined;
  const key = `${name}-${home.key}-${away.key}`;
  return { ...fixture, key, round: String(round), place: ofRound, home, away };
}
