import type { ScannerFilter } from '@tipmark/contract';
import type { ScannerSort } from '@tipmark/domain';
import type { ShownCriteria } from './scanner-address.ts';
import type { ScannerTemplate } from './template-list.ts';

/** Criteria the page has fields for; others of a template stay as they are. */
const SHOWN: readonly (keyof ShownCriteria)[] = [
  ...(['minChangePercent', 'isRise', 'changesHours', 'minOdds', 'maxOdds'] as const),
  ...(['matchHours', 'leagueIds', 'exceptLeagueIds', 'leagueCategories'] as const),
  ...(['outcomeCategories', 'minValuePercent', 'valueKind', 'oddsCreated'] as const),
];

/** What is saved with a template: the filter of the page, on top of what only the template has. */
export function paramsToSave(
  template: ScannerTemplate | undefined,
  criteria: ShownCriteria,
  sortType: ScannerSort,
): ScannerFilter {
  const others = Object.entries(template?.params ?? {}).filter(
    ([name]) => !SHOWN.some((shown) => shown === name),
  );
  const shown = SHOWN.flatMap((name) => {
    const value = criteria[name];
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(others), ...Object.fromEntries(shown), sortType };
}
