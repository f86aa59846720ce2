export { type FirstAlert, firstAlert, type PricedLine, pricesOfAlert } from './first-alert.ts';
export {
  matchesCategory,
  matchesChange,
  matchesMatch,
  matchesValue,
  type ScannedMatch,
  type ScannerBounds,
  scannerBounds,
} from './scanner-bounds.ts';
export type { OutcomeCriteria, ScannerCriteria, TipCriteria } from './scanner-criteria.ts';
export { SCANNER_DEMO, SCANNER_LIMIT } from './scanner-limits.ts';
export { SCANNER_PRESETS } from './scanner-presets.ts';
export {
  type JudgedAlert,
  type RecordAtPrice,
  type TemplateRecord,
  templateRecord,
} from './template-record.ts';
