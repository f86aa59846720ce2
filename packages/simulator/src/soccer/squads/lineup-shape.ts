import type { LineupSide } from '@tipmark/contract/feed';
import type { SoccerPlayer } from './soccer-squad.ts';

export type Absence = LineupSide['absent'][number]['reason'];

/** Starters, substitutes and absent players of a side. */
export interface Lineup {
  readonly formation: string;
  /** Eleven, the goalkeeper first. */
  readonly starting: readonly SoccerPlayer[];
  readonly substitutes: readonly SoccerPlayer[];
  readonly absent: ReadonlyMap<SoccerPlayer, Absence>;
}
