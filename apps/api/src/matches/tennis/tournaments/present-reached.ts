import type { PlayerOfTournament, ReachedItem } from '@tipmark/contract';
import { type DrawEntry, howFar } from '@tipmark/domain';
import type { TennisRow } from '../tennis-queries.ts';
import { winnerOf } from '../tennis-result.ts';
import { presentPlayerOf } from './present-final.ts';

interface Entrant {
  readonly player: PlayerOfTournament;
  readonly seed: number | null;
  readonly entry: DrawEntry | null;
  readonly rank: number | null;
}

/** Shown where nobody is seeded. */
const HIGHEST_RANKED = 8;
const MOST_SEEDS = 64;

/** What one match states of a player is true of all of them. */
function entrantsOf(rows: readonly TennisRow[]): ReadonlyMap<number, Entrant> {
  const entrants = new Map<number, Entrant>();
  for (const row of rows) {
    for (const side of ['home', 'away'] as const) {
      const player = presentPlayerOf(row, side);
      const known = entrants.get(player.id);
      entrants.set(player.id, {
        player,
        seed: row[`${side}_seed`] ?? known?.seed ?? null,
        entry: row[`${side}_entry`] ?? known?.entry ?? null,
        rank: row[`${side}_rank`] ?? known?.rank ?? null,
      });
    }
  }
  return entrants;
}

const ascending = (one: number | null, other: number | null) =>
  (one ?? Number.MAX_SAFE_INTEGER) - (other ?? Number.MAX_SAFE_INTEGER);

function chosenOf(entrants: readonly Entrant[]): { areSeeded: boolean; chosen: Entrant[] } {
  const seeded = entrants.filter(({ seed }) => seed !== null);
  if (seeded.length > 0) {
    const bySeed = seeded.toSorted((a, b) => ascending(a.seed, b.seed));
    return { areSeeded: true, chosen: bySeed.slice(0, MOST_SEEDS) };
  }
  const ranked = entrants.filter(({ rank }) => rank !== null);
  const byRank = ranked.toSorted((a, b) => ascending(a.rank, b.rank));
  return { areSeeded: false, chosen: byRank.slice(0, HIGHEST_RANKED) };
}

/** How far the seeds of an edition came, or the highest ranked where nobody is seeded. */
export function presentReached(rows: readonly TennisRow[]): {
  areSeeded: boolean;
  reached: ReachedItem[];
} {
  const entrants = entrantsOf(rows);
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const far = howFar(
    rows.map((row) => ({
      id: row.id,
      round: row.round,
      homeId: row.home_id,
      awayId: row.away_id,
      startsAt: row.starts_at,
      winner: winnerOf(row),
    })),
  );
  const { areSeeded, chosen } = chosenOf([...entrants.values()]);
  const reached = chosen.flatMap((entrant): ReachedItem[] => {
    const last = far.get(entrant.player.id);
    const opponent = last && entrants.get(last.opponentId);
    if (!last || !opponent) return [];
    const { round, state, matchId } = last;
    const matchLink = `${matchId}-${slugs.get(matchId) ?? ''}`;
    return [{ ...entrant, round, state, matchLink, opponent: opponent.player }];
  });
  return { areSeeded, reached };
}
