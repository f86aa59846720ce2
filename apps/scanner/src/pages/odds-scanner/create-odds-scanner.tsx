import { parseOddType } from '@tipmark/domain';
import type { PageParts } from '@tipmark/match-features/pages';
import { defineScreen, optionalLoad, type ScreenLive } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { readRowKey } from '../../parts/scan/shown-rows.ts';
import { commandsOfTemplates } from '../../parts/templates/template-calls.ts';
import {
  facetsRequest,
  readScannerView,
  recordRequest,
  scannerRequest,
} from './criteria/scanner-address.ts';
import { criteriaOfTemplate } from './criteria/template-list.ts';
import type { OddsScanner } from './odds-scanner.ts';
import { detailsRequest } from './rows/RowDetails.tsx';
import { ScannerPage } from './ScannerPage.tsx';
import { scannerLive } from './scanner-live.ts';

/** The page of a sport's scanner with all its loads. */
export function createOddsScanner(scanner: OddsScanner): PageParts & { readonly live: ScreenLive } {
  const { route, sport, load, more, facets, details, record, templates, notifications } = scanner;
  return {
    screen: defineScreen({
      route,
      loads: ({ search, isPremium }) => {
        const view = readScannerView(search, sport);
        if (view.isMethod) return [];
        const open = readRowKey(view.open);
        const { changesHours } = view.criteria ?? criteriaOfTemplate(undefined, view.templateId);
        return [
          load.requested(scannerRequest(view)),
          optionalLoad(templates.list.requested({})),
          ...(view.isRecordShown ? [optionalLoad(record.requested(recordRequest(view)))] : []),
          ...(isPremium ? [optionalLoad(facets.requested(facetsRequest(view)))] : []),
          ...(isPremium && open && parseOddType(open.oddType, sport)
            ? [
                optionalLoad(
                  details.requested(detailsRequest(open.matchId, open.oddType, changesHours ?? 0)),
                ),
              ]
            : []),
        ];
      },
      Component: () => <ScannerPage scanner={scanner} />,
      head: (_state, { locale, search }, t) =>
        readScannerView(search, sport).isMethod
          ? {
              title: t('method.headTitle'),
              description: t('method.description'),
              canonical: href('oddsScanner', { method: 1 }, { locale }),
            }
          : {
              title: t(`oddsScanner.headTitle-${route}`),
              description: t('oddsScanner.description'),
              canonical: href(route, {}, { locale }),
            },
    }),
    live: scannerLive(scanner),
    loads: [
      load,
      more,
      facets,
      details,
      record,
      notifications.read,
      templates.list,
      templates.notificationRecord,
    ],
    commands: [...commandsOfTemplates(templates), notifications.save, notifications.remove],
  };
}
