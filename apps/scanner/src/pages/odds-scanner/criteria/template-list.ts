import type { ScannerFilter } from '@tipmark/contract';
import { SCANNER_PRESETS } from '@tipmark/domain';
import {
  type TemplateList as ListOf,
  type Template,
  templateIdOf,
  templateParam,
  templateWith,
} from '../../../parts/templates/template-list.ts';
import { criteriaParams, type ShownCriteria } from './scanner-address.ts';

export type ScannerTemplate = Template<ScannerFilter>;
export type TemplateList = ListOf<ScannerFilter>;

/** The parameters of an address that opens an unchanged template. */
export const templateParams = (id: number) => ({
  ...criteriaParams(undefined),
  template: templateParam(id),
  sort: undefined,
  open: undefined,
});

/** The criteria of a template; those of a preset are known before the list is loaded. */
export const criteriaOfTemplate = (
  list: TemplateList | undefined,
  id: number,
): ShownCriteria & Pick<ScannerFilter, 'sortType'> =>
  templateWith(list, id)?.params ??
  (SCANNER_PRESETS.get(templateIdOf(id)) as ScannerFilter | undefined) ??
  {};
