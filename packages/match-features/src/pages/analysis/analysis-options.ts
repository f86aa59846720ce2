import type { MathAnalysisPage, ReliabilityPage } from '@tipmark/contract';
import type { PageLoad } from '../../parts/page/page-load.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';

/** How the math analysis differs between sports. */
export interface AnalysisPageOptions {
  readonly sport: SportWith<'mathAnalysis' | 'league'>;
  /** The model's forecasts of one day. */
  readonly load: PageLoad<{ readonly query: { readonly timestamp?: number } }, MathAnalysisPage>;
  /** Line of the total it shows. */
  readonly totalLine: number;
  /** The check of its forecasts; absent where there is none. */
  readonly reliability?: PageLoad<{ readonly query: { readonly all?: boolean } }, ReliabilityPage>;
}
