import { SPORT } from '@tipmark/domain';
import { teamsPage } from '../teams/teams-page.ts';

export const pageHockeyTeams = teamsPage(SPORT.hockey);
