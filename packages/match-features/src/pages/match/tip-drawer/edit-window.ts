import type { MatchTip } from '@tipmark/contract';
import { TIP_LIMIT } from '@tipmark/domain';

const MINUTE_SECONDS = 60;

/** `252` → `4:12`. */
export const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`;

/** Seconds in which outcome and stake may still be changed; a slow clock gives no more. */
export const windowLeftOf = ({ createdAt }: Pick<MatchTip, 'createdAt'>, now: number): number =>
  Math.min(TIP_LIMIT.editSeconds, createdAt + TIP_LIMIT.editSeconds - now);
