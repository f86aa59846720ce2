import type { Reader } from '@tipmark/match-features';
import {
  formatDateTime,
  formatOdds,
  formatPercent,
  type KnownStart,
  knownStart,
} from '@tipmark/remote-kit/i18n';
import { nameOfOutcome } from '../../../parts/outcomes/name-of-outcome.ts';
import type { OddsScanner } from '../odds-scanner.ts';
import type { ShownRow } from './shown-rows.ts';

interface CsvOf {
  readonly scanner: Pick<OddsScanner, 'sport'>;
  readonly rows: readonly ShownRow[];
  readonly isToModel: boolean;
  readonly reader: Reader;
}

/** Everything found so far as rows of a file, the header first. */
export function csvRowsOf({ scanner, rows, isToModel, reader }: CsvOf): string[][] {
  const { t, locale, timeZone } = reader;
  const when = (seconds: number, known?: KnownStart) =>
    formatDateTime(seconds, locale, timeZone, known);
  const percent = (value: number | null) =>
    value === null ? '' : formatPercent(value, locale, { decimals: 1, isSigned: true });
  const names = ['start', 'match', 'outcome', 'was', 'now', 'change'] as const;
  return [
    [
      ...names.map((name) => t(`oddsScanner.${name}`)),
      t(isToModel ? 'oddsScanner.toModel' : 'oddsScanner.toMarket'),
      t('oddsScanner.lastStep'),
    ],
    ...rows.map(({ match, outcome }) => [
      when(match.startsAt, knownStart(match)),
      t('common:match.teams', { home: match.home.name, away: match.away.name }),
      nameOfOutcome(outcome.oddType, scanner.sport, t),
      formatOdds(outcome.was),
      formatOdds(outcome.odds),
      percent(outcome.changePercent),
      percent(isToModel ? outcome.modelValuePercent : outcome.valuePercent),
      outcome.changedAt === null ? '' : when(outcome.changedAt),
    ]),
  ];
}
