import type { ScannerFilter } from '@tipmark/contract';
import { SCANNER_PRESETS } from '@tipmark/domain';
import type { ShownCriteria } from './scanner-address.ts';

/** A template of the scanner, a ready one or the visitor's own. */
export interface ScannerTemplate {
  readonly id: number;
  readonly name: string;
  readonly isModifiable: boolean;
  readonly isBlockedBySubscription: boolean;
  readonly params: ScannerFilter;
}

export interface TemplateList {
  readonly presets: ScannerTemplate[];
  readonly customs: ScannerTemplate[];
}

const FIRST_PRESET = 1;

/** The id a template is known by; 0 is the first preset. */
export const templateIdOf = (id: number): number => (id === 0 ? FIRST_PRESET : id);

/** The template with an id among those that are known. */
export function templateWith(
  list: TemplateList | undefined,
  id: number,
): ScannerTemplate | undefined {
  const wanted = templateIdOf(id);
  return [...(list?.presets ?? []), ...(list?.customs ?? [])].find(
    (template) => template.id === wanted,
  );
}

/** What a template asks for; of a preset it is known before the list is here. */
export const criteriaOfTemplate = (
  list: TemplateList | undefined,
  id: number,
): ShownCriteria & Pick<ScannerFilter, 'sortType'> =>
  templateWith(list, id)?.params ??
  (SCANNER_PRESETS.get(templateIdOf(id)) as ScannerFilter | undefined) ??
  {};
