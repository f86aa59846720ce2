import type { OutcomeDetailsBody, OutcomeDetailsReply, ScannerResult } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { MatchNewsCalls, PageLoad } from '@tipmark/match-features/pages';
import type { RouteName } from '@tipmark/route-builder';
import {
  readScannerView,
  type ScannerRequest,
  scannerParams,
  scannerRequest,
} from './scanner-address.ts';
import type { TemplateCallsOfSport } from './template-calls.ts';

/** The scanner of one sport: where it stands and what it asks. */
export interface OddsScanner {
  readonly sport: Sport;
  readonly route: RouteName;
  readonly matchRoute: RouteName;
  readonly load: PageLoad<ScannerRequest, ScannerResult>;
  /** What is shown after it, a page at a time. */
  readonly more: PageLoad<ScannerRequest, ScannerResult>;
  /** Leagues the filter can choose among. */
  readonly facets: PageLoad<ScannerRequest, ScannerResult>;
  /** How the price of one row moved. */
  readonly details: PageLoad<{ readonly body: OutcomeDetailsBody }, OutcomeDetailsReply>;
  readonly templates: TemplateCallsOfSport;
  /** What one is told of a match. */
  readonly news: MatchNewsCalls;
}

/** The scanner as a list that lives in its address. */
export const listOf = ({ route, load, more }: OddsScanner) => ({
  namespace: 'scanner',
  route,
  load,
  more,
  readView: readScannerView,
  paramsOf: scannerParams,
  requestOf: scannerRequest,
});
