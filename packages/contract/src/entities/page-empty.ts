import * as z from 'zod/mini';
import { matchWithLeague, popularLeague } from './league.ts';

export const sidebar = z.object({
  popularLeagues: z.array(popularLeague).check(z.maxLength(10)),
  popularMatches: z.array(matchWithLeague).check(z.maxLength(8)),
});

/** Pages without their own data; each part only when it was requested. */
export const pageEmpty = z.object({
  sidebar: z.nullable(sidebar),
  /** In play, and after them the next ones. */
  matches: z.optional(z.array(matchWithLeague).check(z.maxLength(8))),
});

export type Sidebar = z.output<typeof sidebar>;
export type PageEmpty = z.output<typeof pageEmpty>;
