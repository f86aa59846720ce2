import type { OpenTip, TipAuthor, TippedMatch } from './open-tip.ts';
import type { MatchFactsRow, OpenTipRow } from './open-tip-queries.ts';

/** All pending tips of this process, newest first; the oldest are dropped beyond its capacity. */
export interface OpenTips {
  readonly all: readonly OpenTip[];
  readonly matchIds: ReadonlySet<number>;
  replaceAll(rows: readonly OpenTipRow[]): void;
  /** Replaces all tips on some matches and of some authors by these rows. */
  replace(of: Replaced, rows: readonly OpenTipRow[]): void;
  /** The current states of some matches. */
  moveMatches(rows: readonly MatchFactsRow[]): void;
}

export interface Replaced {
  readonly matchIds: ReadonlySet<number>;
  readonly authorIds: ReadonlySet<number>;
}

const factsOf = (row: Omit<MatchFactsRow, 'id'>): Omit<TippedMatch, 'id'> => ({
  rev: row.rev,
  leagueId: row.league_id,
  leagueType: row.league_type,
  status: row.status,
  startsAt: row.starts_at,
});

export function createOpenTips(maxTips: number): OpenTips {
  const matches = new Map<number, TippedMatch>();
  const authors = new Map<number, TipAuthor>();
  let all: readonly OpenTip[] = [];

  function matchOf({ match_id: id, ...row }: OpenTipRow): TippedMatch {
    const match = matches.get(id) ?? { id, ...factsOf(row) };
    matches.set(id, match);
    return Object.assign(match, factsOf(row));
  }

  function authorOf({ user_id: id, is_hidden: isHidden }: OpenTipRow): TipAuthor {
    const author = authors.get(id) ?? { id, isHidden };
    author.isHidden = isHidden;
    authors.set(id, author);
    return author;
  }

  const tipOf = (row: OpenTipRow): OpenTip => ({
    kind: 'tip',
    id: row.id,
    user_id: row.user_id,
    match_id: row.match_id,
    bucket: row.bucket,
    odd_type: row.odd_type,
    milli: row.milli,
    sport: row.sport,
    market: row.market,
    isDescribed: row.is_described,
    isDelayed: row.is_delayed,
    contestSeasonId: row.contest_season_id ?? 0,
    match: matchOf(row),
    author: authorOf(row),
  });

  function put(tips: readonly OpenTip[]): void {
    all = tips.toSorted((one, other) => other.id - one.id).slice(0, maxTips);
    const known = { matches: new Set<number>(), authors: new Set<number>() };
    for (const { match_id: matchId, user_id: userId } of all) {
      known.matches.add(matchId);
      known.authors.add(userId);
    }
    for (const id of matches.keys()) if (!known.matches.has(id)) matches.delete(id);
    for (const id of authors.keys()) if (!known.authors.has(id)) authors.delete(id);
  }

  return {
    get all() {
      return all;
    },
    get matchIds() {
      return new Set(matches.keys());
    },
    replaceAll: (rows) => put(rows.map(tipOf)),
    replace({ matchIds, authorIds }, rows) {
      const unchanged = all.filter(
        ({ match_id: matchId, user_id: userId }) =>
          !matchIds.has(matchId) && !authorIds.has(userId),
      );
      put([...unchanged, ...rows.map(tipOf)]);
    },
    moveMatches(rows) {
      for (const row of rows) {
        const match = matches.get(row.id);
        if (match !== undefined) Object.assign(match, factsOf(row));
      }
    },
  };
}
