import type { FeedRecord } from '@tipmark/contract/feed';
import { DAY_SECONDS, MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import type { CalledProvider } from '../network/called-providers.ts';
import { holdsEveryLeague, isLeague, ofAskedLeagues } from './asked-leagues.ts';
import type { PlannedMatch } from './offers/offer.ts';
import type { LeagueSettings } from './settings.ts';

/** Longer ago nothing is corrected. */
const PAST_SECONDS = 9 * DAY_SECONDS;

const GONE: ReadonlySet<MatchStatus> = new Set([MATCH_STATUS.moved, MATCH_STATUS.canceled]);
const OPEN: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.scheduled,
  MATCH_STATUS.live,
  MATCH_STATUS.interrupted,
]);

/** Providers that are asked about the teams of their matches. */
const ASKED_ABOUT_TEAMS: ReadonlySet<string> = new Set<CalledProvider>(['api-football']);

/** Matches of one provider that its calls are planned around. */
export interface MatchBook {
  /**
   * Takes over what the answer to a call reported.
   * @param leagues that the call asks for, where it asks for nothing else
   * @returns whether that changes any plan
   */
  note(records: readonly FeedRecord[], at: number, leagues: readonly LeagueSettings[]): boolean;
  /** The records of an answer that are about these leagues. */
  asked(records: readonly FeedRecord[], leagues: readonly LeagueSettings[]): readonly FeedRecord[];
  matches(): readonly PlannedMatch[];
  /** Forgets what is over. */
  forget(now: number): void;
}

export function createMatchBook(
  provider: CalledProvider,
  known: readonly PlannedMatch[] = [],
): MatchBook {
  const byKey = new Map<string, PlannedMatch>();
  const leagueOfSeason = new Map<string, string>();
  for (const match of known) byKey.set(match.ids[provider] ?? '', match);

  const put = (key: string, match: PlannedMatch | undefined): boolean => {
    const before = byKey.get(key);
    if (match === undefined) return byKey.delete(key);
    byKey.set(key, match);
    return (
      before?.startsAt !== match.startsAt ||
      before.endedAt !== match.endedAt ||
      before.round !== match.round ||
      String(before.sides) !== String(match.sides)
    );
  };

  /** The league with the key of the season, else the only one that the call asks for. */
  function leagueFor(seasonKey: string, leagues: readonly LeagueSettings[]): string | undefined {
    const key = leagueOfSeason.get(seasonKey);
    const named = key === undefined ? [] : leagues.filter((one) => isLeague(one, provider, key));
    const isOnly = leagues.length === 1 && !holdsEveryLeague(provider);
    const [found] = named.length === 0 && isOnly ? leagues : named;
    return found?.name;
  }

  /** A later report does not move the end, whose corrections are looked for at set times. */
  function endAt(key: string, status: MatchStatus, at: number): number | undefined {
    return OPEN.has(status) ? undefined : (byKey.get(key)?.endedAt ?? at);
  }

  function noteOne(record: FeedRecord, at: number, leagues: readonly LeagueSettings[]): boolean {
    switch (record.kind) {
      case 'season':
        leagueOfSeason.set(record.key, record.leagueKey);
        return false;
      case 'match': {
        const { key, startsAt, status, round } = record;
        const league = leagueFor(record.seasonKey, leagues);
        if (league === undefined) return false;
        if (GONE.has(status)) return put(key, undefined);
        const endedAt = byKey.get(key)?.endedAt ?? endAt(key, status, at);
        const sides = ASKED_ABOUT_TEAMS.has(provider)
          ? { sides: [record.homeKey, record.awayKey] as const }
          : {};
        const known = { ids: { [provider]: key }, league, startsAt, endedAt, ...sides };
        return put(key, round === undefined ? known : { ...known, round });
      }
      case 'score': {
        const match = byKey.get(record.matchKey);
        if (match === undefined) return false;
        if (GONE.has(record.status)) return put(record.matchKey, undefined);
        const endedAt = endAt(record.matchKey, record.status, at);
        return put(record.matchKey, { ...match, endedAt });
      }
      default:
        return false;
    }
  }

  return {
    note: (records, at, leagues) =>
      records.reduce((isChanged, record) => noteOne(record, at, leagues) || isChanged, false),
    asked: (records, leagues) => ofAskedLeagues(records, provider, leagues),
    matches: () => [...byKey.values()],
    forget(now) {
      for (const [key, { startsAt }] of byKey) {
        if (startsAt < now - PAST_SECONDS) byKey.delete(key);
      }
    },
  };
}
