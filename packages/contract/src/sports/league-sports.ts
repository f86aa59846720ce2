import { TEAM_SPORTS, type TeamSportName } from '@tipmark/domain';

/** A team sport whose calls about leagues and teams have the addresses of the family. */
export type LeagueSportName = Exclude<TeamSportName, 'soccer'>;

/** All team sports but soccer, whose calls about leagues and teams have addresses of their own. */
export const LEAGUE_SPORTS = TEAM_SPORTS.filter(
  (name): name is LeagueSportName => name !== 'soccer',
);
