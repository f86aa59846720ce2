import type { MathAnalysisPage, ReliabilityPage } from '@tipmark/contract';
import type { PageLoad } from '../../sport/page-load.ts';
import type { SportWith } from '../../sport/sport-pages.ts';

/** What differs from one sport's math analysis to the next. */
export interface AnalysisPageOptions {
  readonly sport: SportWith<'mathAnalysis' | 'league'>;
  /** What the model says of one day. */
  readonly load: PageLoad<{ readonly query: { readonly timestamp?: number } }, MathAnalysisPage>;
  /** Line of the total it tells of. */
  readonly totalLine: number;
  /** How its forecasts did; absent where nobody checks them. */
  readonly reliability?: PageLoad<{ readonly query: { readonly all?: boolean } }, ReliabilityPage>;
}
