import type { ScreenLive } from '@tipmark/remote-kit';
import { scanLive } from '../../parts/scan/scan-live.ts';
import { readScannerView, scannerRequest } from './criteria/scanner-address.ts';
import type { OddsScanner } from './odds-scanner.ts';

/** The live part of a scanner. */
export function scannerLive({ sport, load }: Pick<OddsScanner, 'sport' | 'load'>): ScreenLive {
  const viewOf = (search: URLSearchParams) => readScannerView(search, sport);
  return scanLive({
    sport,
    load,
    isPaused: (search) => viewOf(search).isPaused,
    reload: (search) => load.requested(scannerRequest(viewOf(search))),
  });
}
