import type {
  OutcomeDetailsBody,
  OutcomeDetailsReply,
  ScannerFilter,
  ScannerResult,
  TemplateRecordReply,
} from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { MatchNotificationCalls, PageLoad } from '@tipmark/match-features/pages';
import type { RouteName } from '@tipmark/route-builder';
import type { TemplateCalls } from '../../parts/templates/template-calls.ts';
import {
  readScannerView,
  type ScannerRequest,
  scannerParams,
  scannerRequest,
} from './criteria/scanner-address.ts';

/** The scanner of one sport: its route and its requests. */
export interface OddsScanner {
  readonly sport: Sport;
  readonly route: RouteName;
  readonly matchRoute: RouteName;
  readonly arbitrageRoute: RouteName;
  readonly load: PageLoad<ScannerRequest, ScannerResult>;
  /** The further pages. */
  readonly more: PageLoad<ScannerRequest, ScannerResult>;
  /** Leagues available in the filter. */
  readonly facets: PageLoad<ScannerRequest, ScannerResult>;
  /** How the price of one row moved. */
  readonly details: PageLoad<{ readonly body: OutcomeDetailsBody }, OutcomeDetailsReply>;
  /** How a template would have performed. */
  readonly record: PageLoad<ScannerRequest, TemplateRecordReply>;
  readonly templates: TemplateCalls<ScannerFilter>;
  /** The notifications of a match. */
  readonly notifications: MatchNotificationCalls;
}

/** The scanner as a list whose state is in its address. */
export const listOf = ({ sport, route, load, more }: OddsScanner) => ({
  namespace: 'scanner',
  route,
  load,
  more,
  readView: (search: URLSearchParams) => readScannerView(search, sport),
  paramsOf: scannerParams,
  requestOf: scannerRequest,
});
