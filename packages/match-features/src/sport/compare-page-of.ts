import { callOf, comparisonCalls, nameSearchCalls } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';
import type { ComparePageOptions } from '../pages/compare/compare-options.ts';
import { createComparePage } from '../pages/compare/create-compare-page.tsx';
import { loadOf } from '../parts/page/page-load.ts';
import type { SportWith } from '../parts/sport/sport-pages.ts';
import type { DefinedSport } from './define-sport.ts';

const DEBOUNCE_MS = 250;

/** Two teams or players beside each other. */
export function comparePageOf(
  sport: DefinedSport & SportWith<'compare' | 'team'>,
  of: 'teams' | 'players',
  parts: Pick<ComparePageOptions, 'Points'> = {},
) {
  const search = (side: string) =>
    createLoad(`${sport.name}Compare${side}`, {
      request: callOf(nameSearchCalls, sport.name),
      when: 'latest',
      debounceMs: DEBOUNCE_MS,
    });
  return createComparePage({
    ...parts,
    sport,
    of,
    load: loadOf(callOf(comparisonCalls, sport.name)),
    searches: [search('First'), search('Second')],
  });
}
