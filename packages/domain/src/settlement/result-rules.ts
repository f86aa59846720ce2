import type { TipResult } from '../enumerations/tip-result.ts';
import type { Play } from '../matches/played.ts';
import type { OddType } from '../odds/odd-type.ts';

/** Results of tips on what was played in one sport; undefined = unknown, or not yet known. */
export interface ResultRules<P extends Play> {
  /** The match was played to its end. */
  finished(oddType: OddType, play: P): TipResult | undefined;
  /** The match was abandoned: only what no continuation could change. */
  brokenOff(oddType: OddType, play: P): TipResult | undefined;
  /** It ended with a retirement. */
  retired(oddType: OddType, play: P): TipResult | undefined;
}
