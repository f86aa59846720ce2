import type { MathAnalysisPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatDateTime, formatNumber, formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import { selectionName } from '../match-page/outcome-name.ts';
import type { Reader } from '../match-page/reader.ts';
import { resultText } from '../score/score-text.ts';
import { csvOfRows } from '../tables/csv-of-table.ts';
import { fileNameOf, saveFile } from '../tables/save-file.ts';

interface SavedAnalysis {
  readonly page: Pick<MathAnalysisPage, 'leagues'>;
  readonly totalLine: number;
  /** Names the file. */
  readonly title: string;
  readonly reader: Reader;
}

/** Every match of a day, one a row: the leagues a page keeps folded, too. */
export function rowsOfAnalysis({ page, totalLine, reader }: Omit<SavedAnalysis, 'title'>) {
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
    t('match.outcome'),
    t('odds.current'),
  ];
  const rows = page.leagues.flatMap(({ countryName, name, matches }) =>
    matches.map(({ match: wire, value, ...told }) => {
      const match = decodeMatch(wire);
      return [
        `${countryName} · ${name}`,
        formatDateTime(match.startsAt, locale, timeZone),
        `${match.home.name} – ${match.away.name}`,
        resultText(match) ?? '',
        told.forecastScore,
        ...told.forecastScores.map((goals) => formatNumber(goals, locale, { decimals: 1 })),
        ...told.percents.map(percent),
        percent(told.overPercent),
        percent(told.bothScorePercent),
        ...(value === null
          ? ['', '', '']
          : [
              formatPercent(value.percent, locale, { isSigned: true }),
              selectionName(value.oddType, t),
              formatOdds(value.odds),
            ]),
      ];
    }),
  );
  return [head, ...rows];
}

/** Hands the forecasts of a day to the visitor as one file. */
export const saveAnalysis = (saved: SavedAnalysis): void =>
  saveFile(
    `${fileNameOf(saved.title)}.csv`,
    'text/csv',
    csvOfRows(rowsOfAnalysis(saved), saved.reader.locale),
  );
