import type { Json } from './column-types.ts';

export interface LineupPlayer {
  name: string;
  number?: number;
  position?: 'GK' | 'DF' | 'MF' | 'FW';
}

export interface AbsentPlayer {
  name: string;
  reason: 'injured' | 'suspended' | 'ill' | 'other';
}

export interface MatchLineupsTable {
  match_id: number;
  side: string;
  source: string;
  seq: number;
  formation: string | null;
  starting: Json<readonly LineupPlayer[]>;
  substitutes: Json<readonly LineupPlayer[]>;
  absent: Json<readonly AbsentPlayer[]>;
}
