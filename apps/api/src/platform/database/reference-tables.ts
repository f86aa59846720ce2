import type { TableZone, TieBreak } from '@tipmark/domain';
import type { Generated } from 'kysely';
import type { Day, Json } from './column-types.ts';

export interface LeaguesTable {
  id: number;
  sport: number;
  slug: string;
  name_en: string;
  name_ru: string;
  /** Whether the Russian name is spelt by rule. */
  ru_by_rule: Generated<boolean>;
  country_code: string;
  league_type: number;
  tier: Generated<number>;
  points_win: Generated<number>;
  points_draw: Generated<number>;
  points_loss: Generated<number>;
  current_season_id: number | null;
  crest: Json<Crest | null> | null;
  twitter: string | null;
  is_simulated: Generated<boolean>;
}

export interface SeasonsTable {
  id: number;
  league_id: number;
  name: string;
  starts_on: Day;
  ends_on: Day;
  zones: Json<NamedZone[] | null> | null;
  tie_breaks: TieBreak[] | null;
  /** Whose zones and tie-breaks they are. */
  zones_source: string | null;
  tie_breaks_source: string | null;
}

export interface NamedZone extends TableZone {
  name: { en: string; ru: string };
}

export type Crest =
  | { shape: string; colours: string[] }
  /** A path on this site. */
  | { picture: string };

export interface TeamsTable {
  id: number;
  sport: number;
  slug: string;
  name_en: string;
  name_ru: string;
  /** Whether the Russian name is spelt by rule. */
  ru_by_rule: Generated<boolean>;
  country_code: string;
  crest: Json<Crest | null> | null;
  twitter: string | null;
  is_simulated: Generated<boolean>;
}

export interface SeasonTeamsTable {
  season_id: number;
  team_id: number;
}

export interface PointDeductionsTable {
  season_id: number;
  team_id: number;
  source: string;
  decided_on: Day;
  points: number;
  reason: string;
}

export interface RefereesTable {
  id: number;
  sport: number;
  slug: string;
  name_en: string;
  name_ru: string;
  /** Whether the Russian name is spelt by rule. */
  ru_by_rule: Generated<boolean>;
  country_code: string;
  is_simulated: Generated<boolean>;
  /** The referee that this row is another name of. */
  same_as: number | null;
}

export interface BookmakersTable {
  id: number;
  name: string;
  is_aggregate: Generated<boolean>;
  is_simulated: Generated<boolean>;
}

export interface SquadPlayer {
  name: string;
  nameRu?: string;
  countryCode?: string;
  number?: number;
  position?: 'GK' | 'DF' | 'MF' | 'FW';
  bornOn?: string;
  club?: string;
}

export interface SquadsTable {
  league_id: number;
  season: string;
  team_id: number;
  source: string;
  seq: number;
  players: Json<SquadPlayer[]>;
}
