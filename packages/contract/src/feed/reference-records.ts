import { haveOwnPositions, TIE_BREAKS, ZONE_KIND } from '@tipmark/domain';
import { z } from 'zod';
import { countryCode, isoDate, key, name, seq, source, sport, text } from './feed-fields.ts';

/** A drawing: a shape in colours, `avatar` a person. Or a picture the site itself serves. */
const crest = z.union([
  z.object({
    shape: z.string().regex(/^[a-z-]{1,20}$/),
    colours: z
      .array(z.string().regex(/^#[0-9a-f]{6}$/))
      .min(1)
      .max(4),
  }),
  z.object({ picture: z.string().regex(/^(?:\/[\w-]{1,60}){1,5}\.(?:webp|svg|png)$/) }),
]);

/** Handle without the @. */
const twitter = z
  .string()
  .regex(/^\w{1,15}$/)
  .optional();

export const leagueRecord = z.object({
  kind: z.literal('league'),
  source,
  key,
  sport,
  name,
  countryCode,
  leagueType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  tier: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  attribution: text(300).optional(),
  crest: crest.optional(),
  twitter,
  pointsRule: z
    .object({
      win: z.int().min(0).max(10),
      draw: z.int().min(0).max(10),
      loss: z.int().min(0).max(10),
    })
    .optional(),
  isSimulated: z.boolean().optional(),
});

/** Zones of the table; once reported, they apply to the full season. */
const zone = z.object({
  kind: z.enum(ZONE_KIND),
  firstPlace: z.int().min(1).max(100),
  lastPlace: z.int().min(1).max(100),
  name: z.object({ en: text(120), ru: text(120) }),
});

export const seasonRecord = z
  .object({
    kind: z.literal('season'),
    source,
    key,
    leagueKey: key,
    name: text(40),
    startsOn: isoDate,
    endsOn: isoDate,
    deductions: z
      .array(
        z.object({
          teamKey: key,
          points: z.int().min(1).max(100),
          reason: text(300),
          date: isoDate,
        }),
      )
      .max(50)
      .optional(),
    /** What decides between level teams, in order; absent = as in most leagues. */
    tieBreaks: z.array(z.enum(TIE_BREAKS)).min(1).max(TIE_BREAKS.length).optional(),
    zones: z
      .array(zone)
      .max(10)
      .refine(haveOwnPositions, 'overlap, or one ends before it begins')
      .optional(),
  })
  .refine((season) => season.startsOn <= season.endsOn, {
    path: ['endsOn'],
    message: 'is before startsOn',
  });

export const teamRecord = z.object({
  kind: z.literal('team'),
  source,
  key,
  sport,
  name,
  countryCode,
  aliases: z.array(text(120)).max(50).optional(),
  /**
   * For players: the tour inside which a name means one person, instead of the country. Two keys of
   * a source are then two people, even with equal names.
   */
  tour: text(20).optional(),
  /** The hand a player plays with. */
  hand: z.enum(['L', 'R']).optional(),
  /** Birthday of a player; one computed from ages is right to a month. */
  bornAbout: isoDate.optional(),
  crest: crest.optional(),
  twitter,
});

export const refereeRecord = z.object({
  kind: z.literal('referee'),
  source,
  key,
  sport,
  name,
  countryCode: countryCode.optional(),
});

export const bookmakerRecord = z.object({
  kind: z.literal('bookmaker'),
  source,
  key,
  name: text(80),
  isAggregate: z.boolean().optional(),
});

const player = z.object({
  name: text(120),
  nameRu: text(120).optional(),
  /** Of the language that his name is in: a Russian page spells by it where `nameRu` is absent. */
  countryCode: countryCode.optional(),
  number: z.int().min(0).max(99).optional(),
  position: z.enum(['GK', 'DF', 'MF', 'FW']).optional(),
  bornOn: isoDate.optional(),
  club: text(120).optional(),
});

/** A team's squad in a season, complete: a later one of the same team and season replaces it. */
export const squadRecord = z.object({
  kind: z.literal('squad'),
  source,
  key,
  leagueKey: key,
  /** Name of the season; its matches need not be known yet. */
  season: text(40),
  teamKey: key,
  seq,
  players: z.array(player).min(1).max(100),
});
