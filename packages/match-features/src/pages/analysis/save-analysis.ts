import { decodeMatch } from '@tipmark/contract/match-wire';
import {
  formatDateTime,
  formatDecimalOdds,
  formatNumber,
  formatPercent,
  knownStart,
} from '@tipmark/remote-kit/i18n';
import { resultText } from '../../parts/matches/score-text.ts';
import { selectionName } from '../../parts/odds/outcome-name.ts';
import type { Reader } from '../../parts/page/reader.ts';
import { saveRows } from '../../parts/tables/save-rows.ts';
import type { ListedForecast } from './analysis-order.ts';

interface SavedAnalysis {
  /** As on the page, including those collapsed. */
  readonly forecasts: readonly ListedForecast[];
  readonly totalLine: number;
  /** Names the file. */
  readonly title: string;
  readonly reader: Reader;
}

/** The forecasts of a page, one per row. */
export function rowsOfAnalysis({ forecasts, totalLine, reader }: Omit<SavedAnalysis, 'title'>) {
  const { t, locale, timeZone } = reader;
  const percent = (value: number) => formatPercent(value, locale, { decimals: 0 });
  const head = [
    t('analysis.reliability.league'),
    t('analysis.startsAt'),
    t('stats.match'),
    t('stats.score'),
    t('analysis.score'),
    ...[1, 2].map((side) => t('analysis.goalsOf', { side })),
    t('odds.home'),
    t('odds.draw'),
    t('odds.away'),
    t('stats.overLine', { line: totalLine }),
    t('analysis.bothScore'),
    t('stats.value'),
    t('analysis.claimed'),
    t('match.outcome'),
    t('odds.current'),
  ];
  const rows = forecasts.map(
    ({ league: { countryName, name }, analysed: { match: wire, value, ...reported } }) => {
      const match = decodeMatch(wire);
      return [
        `${countryName} · ${name}`,
        formatDateTime(match.startsAt, locale, timeZone, knownStart(match)),
        `${match.home.name} – ${match.away.name}`,
        resultText(match) ?? '',
        reported.forecastScore,
        ...reported.forecastScores.map((goals) => formatNumber(goals, locale, { decimals: 1 })),
        ...reported.percents.map(percent),
        percent(reported.overPercent),
        percent(reported.bothScorePercent),
        ...(value === null
          ? ['', '', '', '']
          : [
              formatPercent(value.percent, locale, { isSigned: true }),
              formatPercent(value.claimedPercent, locale, { isSigned: true }),
              selectionName(value.oddType, t),
              formatDecimalOdds(value.odds),
            ]),
      ];
    },
  );
  return [head, ...rows];
}

/** Downloads the forecasts of a day as one file. */
export const saveAnalysis = (saved: SavedAnalysis): void =>
  saveRows(saved.title, rowsOfAnalysis(saved), saved.reader.locale);
