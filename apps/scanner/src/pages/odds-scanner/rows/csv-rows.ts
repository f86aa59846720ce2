import type { Reader } from '@tipmark/match-features';
import {
  formatDateTime,
  formatDecimalOdds,
  formatPercent,
  type KnownStart,
  knownStart,
} from '@tipmark/remote-kit/i18n';
import { nameOfOutcome } from '../../../parts/outcomes/name-of-outcome.ts';
import { shownValue } from '../../../parts/scan/outcome-value.ts';
import type { ShownRow } from '../../../parts/scan/shown-rows.ts';
import type { OddsScanner } from '../odds-scanner.ts';

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
      t('oddsScanner.claimed'),
      t('oddsScanner.lastStep'),
    ],
    ...rows.map(({ match, outcome }) => {
      const { valuePercent, claimedPercent } = shownValue(outcome, isToModel);
      return [
        when(match.startsAt, knownStart(match)),
        t('common:match.teams', { home: match.home.name, away: match.away.name }),
        nameOfOutcome(outcome.oddType, scanner.sport, t),
        formatDecimalOdds(outcome.was),
        formatDecimalOdds(outcome.odds),
        percent(outcome.changePercent),
        percent(valuePercent),
        percent(claimedPercent),
        outcome.changedAt === null ? '' : when(outcome.changedAt),
      ];
    }),
  ];
}
