import {
  firstVisitBytes,
  LIMIT_KB,
  OVER_SINGLE_LIMIT_KB,
  overBudget,
} from '@tipmark/rspack/byte-budget';
import { root } from '../processes/start-process.ts';
import type { BarResult } from './bar-result.ts';

/** A9: scripts of a first visit until it is hydrated; the same budget breaks `npm test`. */
export function firstVisitScripts(): BarResult {
  const bytes = firstVisitBytes(root, 'soccer');
  const { federatedKb, singleKb } = bytes;
  return {
    id: 'A9',
    what: 'scripts of a first visit until hydrated, brotli',
    bar: `≤ ${LIMIT_KB} KB and ≤ single bundle + ${OVER_SINGLE_LIMIT_KB} KB`,
    measured: `${federatedKb.toFixed(1)} KB, single bundle ${singleKb.toFixed(1)} KB`,
    verdict: overBudget(bytes).length > 0 ? 'fail' : 'pass',
    details: { ...bytes },
  };
}
