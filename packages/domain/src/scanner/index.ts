export {
  isCategoryWanted,
  isChangeWanted,
  isMatchWanted,
  isValueWanted,
  type ScannedMatch,
  type ScannerBounds,
  scannerBounds,
} from './scanner-bounds.ts';
export type { OutcomeCriteria, ScannerCriteria, TipCriteria } from './scanner-criteria.ts';
export { SCANNER_DEMO, SCANNER_LIMIT } from './scanner-limits.ts';
export { SCANNER_PRESETS } from './scanner-presets.ts';
