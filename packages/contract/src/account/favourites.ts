import { FAVOURITES_LIMIT, parseFavouriteKey, SPORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';

const MAX_KEYS = FAVOURITES_LIMIT.matchesAndLeagues + FAVOURITES_LIMIT.teams;
const tags = ['account'];

// created on demand: pages import the calls without the schemas
const favouriteKey = () =>
  z.string().check(
    z.maxLength(11),
    z.refine((key) => parseFavouriteKey(key) !== undefined),
  );
const keys = () => z.array(favouriteKey()).check(z.maxLength(MAX_KEYS));

const reply = () =>
  z.object({
    /** `m512` a match, `l39` a league, `t7` a team; in the order of starring. */
    keys: z.array(z.string()).check(z.maxLength(MAX_KEYS)),
    /** The starred teams with what a link to them needs, in the same order. */
    teams: z.array(
      z.object({
        id: z.int(),
        link: z.string(),
        sportType: z.enum(SPORT),
        names: z.object({ ru: z.string(), en: z.string() }),
      }),
    ),
  });

export type AccountFavourites = z.output<ReturnType<typeof reply>>;

/** The caller's favourites, from all devices. */
export const accountFavourites = defineEndpoint<typeof accountFavouritesSchemas>()({
  name: 'accountFavourites',
  method: 'GET',
  path: '/account/favourites',
  access: 'user',
  cache: 'private',
});

export const accountFavouritesSchemas = () => ({
  summary: 'List my favourite matches, leagues and teams',
  tags,
  reply: reply(),
});

export const changeAccountFavourites = defineEndpoint<typeof changeAccountFavouritesSchemas>()({
  name: 'changeAccountFavourites',
  method: 'PUT',
  path: '/account/favourites',
  access: 'user',
  cache: 'private',
});

export const changeAccountFavouritesSchemas = () => ({
  summary: 'Add and remove favourites; unknown ones are skipped, the oldest are dropped',
  tags,
  refusals: errorCodes('rate_limited'),
  body: z.object({ added: keys(), removed: keys() }),
  reply: reply(),
});
