import { complete } from '../complete-endpoint.ts';
import {
  hockeyOddsScannerOutcomeDetails,
  hockeyOddsScannerOutcomeDetailsSchemas,
  soccerOddsScannerOutcomeDetails,
  soccerOddsScannerOutcomeDetailsSchemas,
  tennisOddsScannerOutcomeDetails,
  tennisOddsScannerOutcomeDetailsSchemas,
} from './odds-scanner-outcome-details.ts';
import {
  hockeyOddsScannerParameters,
  hockeyOddsScannerParametersSchemas,
  soccerOddsScannerParameters,
  soccerOddsScannerParametersSchemas,
  tennisOddsScannerParameters,
  tennisOddsScannerParametersSchemas,
} from './odds-scanner-parameters.ts';

/** Calls of the odds scanner, schemas included. */
export const scannerEndpoints = {
  soccerOddsScannerParameters: complete(
    soccerOddsScannerParameters,
    soccerOddsScannerParametersSchemas,
  ),
  hockeyOddsScannerParameters: complete(
    hockeyOddsScannerParameters,
    hockeyOddsScannerParametersSchemas,
  ),
  tennisOddsScannerParameters: complete(
    tennisOddsScannerParameters,
    tennisOddsScannerParametersSchemas,
  ),
  soccerOddsScannerOutcomeDetails: complete(
    soccerOddsScannerOutcomeDetails,
    soccerOddsScannerOutcomeDetailsSchemas,
  ),
  hockeyOddsScannerOutcomeDetails: complete(
    hockeyOddsScannerOutcomeDetails,
    hockeyOddsScannerOutcomeDetailsSchemas,
  ),
  tennisOddsScannerOutcomeDetails: complete(
    tennisOddsScannerOutcomeDetails,
    tennisOddsScannerOutcomeDetailsSchemas,
  ),
} as const;
