import type { Endpoints, ReplyOf } from '@tipmark/contract';
import {
  movementPercent,
  SCANNER_DEMO,
  SCANNER_PRESETS,
  SPORT,
  scannerBounds,
} from '@tipmark/domain';
import { rowIn, toPercent } from '../../discovery/scanner/present-scan.ts';
import type { FoundOutcome } from '../../discovery/scanner/scan-blocks.ts';
import { timeKnown } from '../../matches/lists/time-known.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const MILLI = 1_000;
const ROWS = 7;
/** Searched for rows whose price has moved since. */
const SEARCHED = 70;

type Row = ReplyOf<Endpoints['premiumPreview']>['rows'][number];

function presentRow({ block, outcome, odds: demoOdds }: FoundOutcome, locale: 'ru' | 'en'): Row {
  const { row, changeTo, starts, oddTypes } = block;
  const odds = changeTo[(starts[outcome + 1] ?? 0) - 1] ?? 0;
  const { home_name: home, away_name: away } = rowIn(locale, row);
  return {
    link: `${row.id}-${row.slug}`,
    home,
    away,
    startsAt: row.starts_at,
    ...timeKnown(row),
    oddType: oddTypes[outcome] ?? '',
    demoOdds: demoOdds / MILLI,
    odds: odds / MILLI,
    changePercent: toPercent(movementPercent(demoOdds, odds)),
  };
}

/** In their order, those first whose price is another one than in the demo. */
const movedFirst = (rows: readonly Row[]): readonly Row[] => [
  ...rows.filter(({ odds, demoOdds }) => odds !== demoOdds),
  ...rows.filter(({ odds, demoOdds }) => odds === demoOdds),
];

/** A few prices are free, to show what a subscription offers. */
export const premiumPreview: PrivateHandler<Endpoints['premiumPreview']> = {
  statements: 0,
  callsPerMinute: 60,
  answer: ({ services: { scanner }, nowSeconds, locale }) =>
    scanner.answer(async () => {
      const demoAt = nowSeconds - SCANNER_DEMO.delaySeconds;
      const criteria = SCANNER_PRESETS.get(SCANNER_DEMO.presetId) ?? {};
      const { page } = scanner.scan(SPORT.soccer, {
        bounds: scannerBounds(criteria, nowSeconds, demoAt),
        knownAt: demoAt,
        from: 0,
        until: SEARCHED,
      });
      const { countOfOutcomes, countByMatch } = scanner.scan(SPORT.soccer, {
        bounds: scannerBounds(criteria, nowSeconds),
        from: 0,
        until: 0,
      });
      return {
        demoAt,
        asOf: scanner.asOf(),
        countOfOutcomes,
        countOfMatches: countByMatch.size,
        // What happened since the demo's prices is not known of those without times.
        rows: movedFirst(
          page
            .filter(
              ({ block, outcome }) => !block.untimed.has((block.starts[outcome + 1] ?? 0) - 1),
            )
            .map((found) => presentRow(found, locale)),
        ).slice(0, ROWS),
      };
    }),
};
