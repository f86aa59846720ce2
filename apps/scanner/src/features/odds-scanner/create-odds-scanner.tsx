import type { PageParts } from '@tipmark/match-features/pages';
import { defineScreen, ofPart } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { OddsScannerScreen } from './OddsScannerScreen.tsx';
import type { OddsScanner } from './odds-scanner.ts';
import { readScannerView, scannerRequest } from './scanner-address.ts';

/** The page of a sport's scanner with all it asks. */
export function createOddsScanner(scanner: OddsScanner): PageParts {
  const { route, load, more, templates } = scanner;
  return {
    screen: defineScreen({
      route,
      loads: ({ search }) => [
        load.requested(scannerRequest(readScannerView(search))),
        ofPart(templates.requested({})),
      ],
      Component: () => <OddsScannerScreen scanner={scanner} />,
      head: (_state, { locale }, t) => ({
        title: t(`oddsScanner.headTitle-${route}`),
        description: t('oddsScanner.description'),
        canonical: href(route, {}, { locale }),
      }),
    }),
    loads: [load, more, templates],
  };
}
