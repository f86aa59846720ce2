import { LEAGUE_TYPE, MATCH_STATUS, SPORT, TIP_RESULT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { idOfUrl } from '../values/entity-url.ts';
import { boundedText } from '../values/positional.ts';

const MAX_LINK_LENGTH = 200;
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

const namesOf = <Name extends string>(values: Readonly<Record<Name, number>>) =>
  Object.keys(values) as [Name, ...Name[]];

const { all: _, ...LEAGUE_TYPES } = LEAGUE_TYPE;
const { finishedRetired: retired, ...STATUSES } = MATCH_STATUS;

/** Enumerations of the open API: a name for each number of the site. */
export const OPEN_ENUMS = {
  sport: SPORT,
  leagueType: LEAGUE_TYPES,
  status: { ...STATUSES, retired },
  result: TIP_RESULT,
} as const;

export const openSport = z.enum(namesOf(OPEN_ENUMS.sport));
export const openLeagueType = z.enum(namesOf(OPEN_ENUMS.leagueType));
export const openStatus = z.enum(namesOf(OPEN_ENUMS.status));
export const openResult = z.enum(namesOf(OPEN_ENUMS.result));
export const openSide = z.enum(['home', 'away']);

/** Languages of names. */
export const OPEN_LANGUAGES = ['ru', 'en'] as const;
export type OpenLanguage = (typeof OPEN_LANGUAGES)[number];

const described = <Schema extends z.core.$ZodType>(schema: Schema, description: string) =>
  (schema as Schema & z.ZodMiniType).check(z.describe(description)) as unknown as Schema;

/** An id, or a link of the site that begins with it: `39` or `39-premier-league`. */
export const openId = () =>
  z.pipe(
    z.pipe(
      boundedText(MAX_LINK_LENGTH),
      z.transform((text: string) => idOfUrl(text) ?? Number.NaN),
    ),
    z.int({ error: 'is not an id' }),
  );

/** A UTC day, `yyyy-mm-dd`. */
export const openDay = () =>
  z.iso
    .date()
    .check(z.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, { error: 'is no such day' }));

/** ISO 3166-1 alpha-2, or a subdivision such as `GB-ENG`. */
export const countryFilter = () => z.string().check(z.regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/));

export const instant = described(z.int(), 'Unix seconds');
export const maybeInstant = z.nullable(instant);
export const country = described(
  z.nullable(z.string()),
  'ISO 3166-1 alpha-2 or a subdivision such as GB-ENG; null: international',
);
export const slug = described(z.string(), 'The end of its address on the site');
/** Something else that the row names. */
export const namedRef = z.object({ id: z.int(), name: z.string() });
export const countOfSides = z.object({ home: z.int(), away: z.int() });
export const withDescription = described;
