import { z } from 'zod';

const pair = z.tuple([z.int().min(0).max(99), z.int().min(0).max(99)]);
const name = z.string().trim().min(1).max(100);

/** A team is its name, in older files an object with a name. */
const team = z.union([name, z.object({ name }).transform((known) => known.name)]);

const score = z.object({
  ht: pair.nullish(),
  ft: pair.nullish(),
  et: pair.nullish(),
  p: pair.nullish(),
});

const goal = z.object({
  name: z.string().trim().min(1).max(120),
  minute: z.union([z.int().min(0).max(150), z.string().regex(/^\d{1,3}(?:\+\d{1,2})?$/)]),
  offset: z.int().min(0).max(60).nullish(),
  penalty: z.boolean().nullish(),
  owngoal: z.boolean().nullish(),
});
export type FileGoal = z.output<typeof goal>;

export const fileMatch = z.object({
  round: z.string().trim().max(60).nullish(),
  /** A part of the season, as `Playoffs`, beside its rounds. */
  stage: z.string().trim().max(60).nullish(),
  group: z.string().trim().max(60).nullish(),
  date: z.string(),
  time: z.string().nullish(),
  team1: team,
  team2: team,
  score: z
    .union([score, pair.transform((ft) => ({ ft })), z.tuple([]).transform(() => ({}))])
    .nullish(),
  score1: z.int().min(0).max(99).nullish(),
  score2: z.int().min(0).max(99).nullish(),
  goals1: z.array(goal).max(40).nullish(),
  goals2: z.array(goal).max(40).nullish(),
  status: z.string().nullish(),
});
export type FileMatch = z.output<typeof fileMatch>;

const rounds = z.array(z.object({ name: z.string().nullish(), matches: z.array(z.unknown()) }));

/** A season; older files cut it into rounds. Its matches are checked one by one. */
export const fileSeason = z.union([
  z.object({ name: name, matches: z.array(z.unknown()).max(20_000) }),
  z.object({ name: name, rounds }).transform((season) => ({
    name: season.name,
    matches: season.rounds.flatMap((round) =>
      round.matches.map((match) =>
        typeof match === 'object' && match !== null ? { round: round.name, ...match } : match,
      ),
    ),
  })),
]);
