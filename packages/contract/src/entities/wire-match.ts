import { MATCH_STATUS } from '@tipmark/domain';
import * as z from 'zod/mini';

const decimalOdds = z.nullable(z.number().check(z.gt(1), z.lte(1_000)));
/** `[1, X, 2, over, under]` in soccer and hockey, `[1, 2]` in tennis; decimal, null = no price. */
const oddsLine = z.array(decimalOdds).check(z.minLength(2), z.maxLength(5));
const goals = z.int().check(z.gte(0), z.lte(999));
const bit = z.literal([0, 1]);

/** The meaning of a number in the API's documentation. */
function about<Schema extends z.ZodMiniType>(meaning: string, schema: Schema): Schema {
  return schema.check(z.describe(meaning));
}

/** Team of a compact match; the numbers are explained in match-wire.ts. */
export const wireTeam = z.object({
  '1': about('name', z.string()),
  '2': about('logo file', z.optional(z.string())),
  '3': about('logo is webp', z.optional(bit)),
  '4': about('score', z.optional(goals)),
  '5': about('first half; hockey: period 1; tennis: set 1', z.optional(goals)),
  '6': about('score after extra time', z.optional(goals)),
  '7': about('penalties score', z.optional(goals)),
  '8': about('red cards', z.optional(goals)),
  '9': about('second period or set', z.optional(goals)),
  '10': about('third period or set', z.optional(goals)),
  '11': about('fourth set', z.optional(goals)),
  '12': about('fifth set', z.optional(goals)),
  '13': about('tie-break of set 1', z.optional(goals)),
  '14': about('tie-break of set 2', z.optional(goals)),
  '15': about('tie-break of set 3', z.optional(goals)),
  '16': about('tie-break of set 4', z.optional(goals)),
  '17': about('points of the running game', z.optional(z.string())),
  '18': about('is serving', z.optional(bit)),
  '19': about('forecast of this side’s score', z.optional(goals)),
  '20': about('tie-break of set 5', z.optional(goals)),
  '21': about('seed in the draw of the tournament', z.optional(goals)),
  '22': about('goes through, where the score does not say it', z.optional(z.literal(1))),
  '23': about('original name, where the name is spelt by rule', z.optional(z.string())),
});

/** Match in lists, with numbers for keys; absent = unknown. Only match-wire.ts reads it. */
export const wireMatch = z.object({
  '1': about('match status', z.enum(MATCH_STATUS)),
  '2': about('live state; present while live', z.optional(z.string())),
  '3': about('link: value of the match’s route', z.string()),
  '4': about('start, unix seconds', z.int()),
  '5': about(
    'current odds; while the match runs those of the play, null = suspended',
    z.optional(oddsLine),
  ),
  '6': about('first odds', z.optional(oddsLine)),
  '7': about('host', wireTeam),
  '8': about('guest', wireTeam),
  '9': about('second live line', z.optional(z.string())),
  '10': about('expected scores, host first', z.optional(z.tuple([z.number(), z.number()]))),
  '11': about('has notifications', z.optional(bit)),
  '12': about('views', z.optional(z.int())),
  '13': about('league id', z.int()),
  '14': about('has a math tip', z.optional(bit)),
  '15': about('has a tip of a user', z.optional(bit)),
  '16': about('most probable score', z.optional(z.string())),
  '17': about('unix second of the last change of the main odds', z.optional(z.int())),
  '18': about('last odds of suspended outcomes of a running match', z.optional(oddsLine)),
  '19': about('tips of users', z.optional(z.int())),
  '20': about(
    '1: only the day of the start is known; 2: only the week its tournament begins',
    z.optional(z.literal([1, 2])),
  ),
  '21': about(
    'market of the result and line of the total of the odds, null = the main ones of the sport',
    z.optional(z.tuple([z.nullable(z.string()), z.nullable(z.number())])),
  ),
  '22': about(
    'changes of the schedule, and the unix second of the last one',
    z.optional(z.tuple([z.int(), z.int()])),
  ),
  '23': about(
    'unix second of the numbers of a running match whose source is behind',
    z.optional(z.int()),
  ),
});

export type WireTeam = z.output<typeof wireTeam>;
export type WireMatch = z.output<typeof wireMatch>;
