import { SPORT } from '@tipmark/domain';
import { oddsScannerOutcomeDetails } from './odds-scanner-outcome-details.ts';
import { oddsScannerParameters } from './odds-scanner-parameters.ts';

/** Handlers of the odds scanner's calls. */
export const scannerHandlers = {
  soccerOddsScannerParameters: oddsScannerParameters(SPORT.soccer),
  hockeyOddsScannerParameters: oddsScannerParameters(SPORT.hockey),
  tennisOddsScannerParameters: oddsScannerParameters(SPORT.tennis),
  soccerOddsScannerOutcomeDetails: oddsScannerOutcomeDetails(SPORT.soccer),
  hockeyOddsScannerOutcomeDetails: oddsScannerOutcomeDetails(SPORT.hockey),
  tennisOddsScannerOutcomeDetails: oddsScannerOutcomeDetails(SPORT.tennis),
};
