import type { LineupSide } from '@tipmark/contract/feed';
import type { SoccerPlayer } from './soccer-squad.ts';

export type Absence = LineupSide['absent'][number]['reason'];

/** Who a side begins with, who waits, who cannot play. */
export interface Lineup {
  readonly formation: string;
  /** Eleven, the goalkeeper first. */
  readonly starting: readonly SoccerPlayer[];
  readonly substitutes: readonly SoccerPlayer[];
  readonly absent: ReadonlyMap<SoccerPlayer, Absence>;
}
