import { parseOddType } from '@tipmark/domain';
import type { PageParts } from '@tipmark/match-features/pages';
import { defineScreen, ofPart, type ScreenLive } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { OddsScannerScreen } from './OddsScannerScreen.tsx';
import type { OddsScanner } from './odds-scanner.ts';
import { detailsRequest } from './RowDetails.tsx';
import { facetsRequest, readScannerView, scannerRequest } from './scanner-address.ts';
import { scannerLive } from './scanner-live.ts';
import { readRowKey } from './shown-rows.ts';
import { criteriaOfTemplate } from './template-list.ts';

/** The page of a sport's scanner with all it asks. */
export function createOddsScanner(scanner: OddsScanner): PageParts & { readonly live: ScreenLive } {
  const { route, sport, load, more, facets, details, templates, news } = scanner;
  return {
    screen: defineScreen({
      route,
      loads: ({ search, isPremium }) => {
        const view = readScannerView(search);
        const open = readRowKey(view.open);
        const { changesHours } = view.criteria ?? criteriaOfTemplate(undefined, view.templateId);
        return [
          load.requested(scannerRequest(view)),
          ofPart(templates.list.requested({})),
          ...(isPremium ? [ofPart(facets.requested(facetsRequest(view)))] : []),
          ...(isPremium && open && parseOddType(open.oddType, sport)
            ? [
                ofPart(
                  details.requested(detailsRequest(open.matchId, open.oddType, changesHours ?? 0)),
                ),
              ]
            : []),
        ];
      },
      Component: () => <OddsScannerScreen scanner={scanner} />,
      head: (_state, { locale }, t) => ({
        title: t(`oddsScanner.headTitle-${route}`),
        description: t('oddsScanner.description'),
        canonical: href(route, {}, { locale }),
      }),
    }),
    live: scannerLive(scanner),
    loads: [load, more, facets, details, templates.list, news.read],
    commands: [templates.add, templates.change, templates.remove, news.save, news.remove],
  };
}
