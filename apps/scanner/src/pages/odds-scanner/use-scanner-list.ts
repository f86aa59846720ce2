import { SCANNER_SORT, type ScannerSort } from '@tipmark/domain';
import { useList } from '@tipmark/match-features/lists';
import { useSelector } from '@tipmark/remote-kit/store';
import { criteriaOfTemplate } from './criteria/template-list.ts';
import { listOf, type OddsScanner } from './odds-scanner.ts';

/** The list of found outcomes under its address. */
export const useScannerList = (scanner: OddsScanner) => useList(listOf(scanner));

/** What the parts of the page below its templates need. */
export interface ScannerPartProps {
  readonly scanner: OddsScanner;
  readonly list: ReturnType<typeof useScannerList>;
}

/** The criteria and the order, from the address or its template. */
export function useCriteria({ scanner, list: { view } }: ScannerPartProps) {
  const templates = useSelector(scanner.templates.list.select).data;
  const ofTemplate = criteriaOfTemplate(templates, view.templateId);
  const criteria = view.criteria ?? ofTemplate;
  const sortOfTemplate = view.criteria ? undefined : ofTemplate.sortType;
  const sortType = (view.sortType || sortOfTemplate || SCANNER_SORT.drop) as ScannerSort;
  return { criteria, sortType };
}
