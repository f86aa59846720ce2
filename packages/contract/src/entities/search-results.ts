import { PAGE_SIZE } from '@tipmark/domain';
import * as z from 'zod/mini';
import { originalName } from '../values/original-name.ts';
import { eventReferee } from './events/event-page.ts';
import { leagueHead, matchWithLeague } from './league.ts';

export const foundTeam = z.object({
  link: z.string(),
  name: z.string(),
  originalName,
  countryCode: z.string(),
  countryName: z.string(),
  logo: z.nullable(z.string()),
});

export const foundUser = z.object({
  url: z.string(),
  name: z.string(),
  /** Rank in the rating; null while unrated. */
  position: z.nullable(z.int()),
});

/** Every group has few; a single requested one has more. */
const few = z.maxLength(PAGE_SIZE.searchOfType);

/** Names that begin like the query's words; groups that were not requested are empty. */
export const searchResults = z.object({
  matches: z.array(matchWithLeague).check(few),
  teams: z.array(foundTeam).check(few),
  leagues: z.array(z.object({ ...leagueHead.shape, originalName })).check(few),
  referees: z.array(z.object({ ...eventReferee.shape, originalName })).check(few),
  users: z.array(foundUser).check(few),
});

export type FoundTeam = z.output<typeof foundTeam>;
export type FoundUser = z.output<typeof foundUser>;
export type SearchResults = z.output<typeof searchResults>;
