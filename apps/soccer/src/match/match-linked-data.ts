import { matchLinkedData as dataOf } from '@tipmark/match-features/linked-data';
import type { Screen } from '@tipmark/remote-kit';
import { eventPage } from './match-loads.ts';

const routes = { match: 'events', league: 'league', team: 'team' } as const;

/** A match as search engines read it. */
export const matchLinkedData: NonNullable<Screen['linkedData']> = (state, { locale }, absolute) => {
  const page = eventPage.select(state).data;
  return page ? dataOf({ page, sport: 'Soccer', routes, locale, absolute }) : [];
};
