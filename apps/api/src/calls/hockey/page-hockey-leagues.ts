import { SPORT } from '@tipmark/domain';
import { leaguesPage } from '../leagues/leagues-page.ts';

export const pageHockeyLeagues = leaguesPage(SPORT.hockey);
