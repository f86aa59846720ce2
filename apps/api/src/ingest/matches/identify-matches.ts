import type { MatchRecord } from '@tipmark/contract/feed';
import { HOUR_SECONDS, SPORT, sportRules } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import { haveSidesOfPeople } from '../identity/sides-of-people.ts';
import { loadKeys } from '../identity/source-key-queries.ts';
import type { KnownKeys, SourceKey } from '../identity/source-keys.ts';
import { allocateIds } from '../rows/allocate-ids.ts';
import { findLeftToSettling } from './left-to-settling.ts';
import { loadPairings, type Pairing } from './match-queries.ts';
import { type MatchState, newMatch, utcDay } from './match-state.ts';
import { claimsOn, loadSeasons, loadSlugs } from './pairing-queries.ts';

export function matchKey(source: string, key: string): SourceKey {
  return { source, kind: 'match', key };
}

/** Keys of other rows that a match needs. */
export function keysNeededByMatch(record: MatchRecord): SourceKey[] {
  const { source, seasonKey, homeKey, awayKey, refereeKey } = record;
  return [
    { source, kind: 'season', key: seasonKey },
    { source, kind: 'team', key: homeKey },
    { source, kind: 'team', key: awayKey },
    ...(refereeKey === undefined ? [] : [{ source, kind: 'referee' as const, key: refereeKey }]),
  ];
}

function pairingOf(keys: KnownKeys, record: MatchRecord): Pairing {
  const [season, home, away] = keysNeededByMatch(record).map((key) => keys.get(key) ?? 0);
  return { seasonId: season ?? 0, homeId: home ?? 0, awayId: away ?? 0 };
}

function pairingText({ seasonId, homeId, awayId }: Pairing): string {
  return `${seasonId} ${homeId} ${awayId}`;
}

export interface IdentifiedMatches {
  made: MatchState[];
  /** Rows of known matches that got a key. */
  joined: MatchState[];
}

/**
 * Finds or creates the match of every record. A match is (season, home, away), so that a second
 * source joins the first one's match; two keys of one source are two matches, unless both are on
 * one day: a source that changes the spelling of a club has new keys. What short names of people
 * mean is left to their settlement.
 */
export async function identifyMatches(
  tx: Tx,
  keys: KnownKeys,
  records: readonly MatchRecord[],
): Promise<IdentifiedMatches> {
  await loadKeys(
    tx,
    keys,
    records.map(({ source, key }) => matchKey(source, key)),
  );
  const unknown = records.filter(
    ({ source, key }) => keys.get(matchKey(source, key)) === undefined,
  );
  if (unknown.length === 0) return { made: [], joined: [] };
  const pairings = unknown.map((record) => pairingOf(keys, record));
  const candidates = await loadPairings(tx, pairings);
  const known = Map.groupBy(candidates, pairingText);
  const claimed = await claimsOn(tx, candidates);
  const seasons = await loadSeasons(tx, pairings);
  const slugs = await loadSlugs(tx, pairings);
  const makers = new Map<number, MatchRecord>();
  const isOfPeople = [...seasons.values()].some(({ sport }) => haveSidesOfPeople(sport));
  const isLeft = isOfPeople
    ? await findLeftToSettling(tx, unknown, candidates, makers)
    : () => false;
  let nextId = await allocateIds(tx, 'matches', unknown.length);
  const made: MatchState[] = [];
  const joined = new Set<MatchState>();
  for (const [index, record] of unknown.entries()) {
    const key = matchKey(record.source, record.key);
    if (keys.get(key) !== undefined) continue;
    const pairing = pairings[index] as Pairing;
    const season = seasons.get(pairing.seasonId) ?? { leagueId: 0, sport: SPORT.soccer };
    const legs = known.get(pairingText(pairing)) ?? [];
    const isOwn = ({ id }: MatchState) => claimed.has(`${record.source} ${id}`);
    let match =
      ofOneDay(legs.filter(isOwn), record, season.sport) ??
      closest(
        legs.filter((leg) => !isOwn(leg) && !isLeft(record, leg)),
        record,
        season.sport,
      );
    if (match === undefined) {
      const slug = `${slugs.get(pairing.homeId)}-${slugs.get(pairing.awayId)}-${utcDay(record.startsAt)}`;
      const leg = Math.max(0, ...legs.map((one) => one.leg)) + 1;
      match = newMatch({ id: nextId++, ...season, ...pairing, leg }, record.startsAt, slug);
      known.set(pairingText(pairing), [...legs, match]);
      made.push(match);
      makers.set(match.id, record);
    } else {
      joined.add(match);
    }
    claimed.add(`${record.source} ${match.id}`);
    keys.made(key, match.id);
  }
  return { made, joined: candidates.filter((match) => joined.has(match)) };
}

const HOURS_12 = 12 * HOUR_SECONDS;

function ofOneDay(
  legs: readonly MatchState[],
  { startsAt }: MatchRecord,
  sport: number,
): MatchState | undefined {
  if (!sportRules(sport).pairing.isOncePerDay) return undefined;
  return legs.find((match) => Math.abs(match.startsAt - startsAt) < HOURS_12);
}

/** The match of a pairing that a report is about, by the rules of its sport. */
function closest(
  legs: readonly MatchState[],
  { startsAt, round }: MatchRecord,
  sport: number,
): MatchState | undefined {
  const { isOncePerRound, movedHoursMax } = sportRules(sport).pairing;
  const sameRound = legs.find((match) => round !== undefined && match.round === round);
  if (isOncePerRound && sameRound !== undefined) return sameRound;
  const distance = (match: MatchState) => Math.abs(match.startsAt - startsAt);
  const [best] = legs.toSorted((one, other) => distance(one) - distance(other));
  if (best === undefined || movedHoursMax === null) return best;
  return distance(best) <= movedHoursMax * HOUR_SECONDS ? best : undefined;
}
