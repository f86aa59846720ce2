import type { EventLineup, EventSquad, PlayerRatingRow } from '@tipmark/contract';

type Member = EventLineup['starting'][number];

/** A side with the ratings of those who played; only a published line-up has any. */
export function withRatings(squad: EventSquad, rows: readonly PlayerRatingRow[] = []): EventSquad {
  const { lineup } = squad;
  if (!lineup?.isPublished) return squad;
  const known = new Map(
    rows.flatMap(({ name, rating }) => (rating === null ? [] : [[name, rating]])),
  );
  const rated = (player: Member): Member => {
    const rating = known.get(player.name);
    return rating === undefined ? player : { ...player, rating };
  };
  const { starting, substitutes } = lineup;
  return {
    ...squad,
    lineup: { ...lineup, starting: starting.map(rated), substitutes: substitutes.map(rated) },
  };
}
