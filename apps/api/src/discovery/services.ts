import type { BettingServices } from '../betting/services.ts';
import type { OddsScanner } from './scanner/odds-scanner.ts';
import type { SearchIndex } from './search-users-tips/index/search-index.ts';

export type DiscoveryServices = BettingServices & {
  readonly scanner: OddsScanner;
  readonly search: SearchIndex;
};
