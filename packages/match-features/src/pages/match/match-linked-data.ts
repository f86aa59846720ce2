import type { Screen } from '@tipmark/remote-kit';
import { matchLinkedData as dataOf } from './linked-data/match-linked-data.ts';
import type { MatchPageOptions } from './match-options.ts';

/** A match as search engines read it. */
export const matchLinkedData =
  ({ sport, loads }: MatchPageOptions): NonNullable<Screen['linkedData']> =>
  (state, { locale }, absolute) => {
    const page = loads.page.select(state).data;
    return page ? dataOf({ page, sport, locale, absolute }) : [];
  };
