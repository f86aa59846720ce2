import type { ProfileStatistics } from '@tipmark/contract';
import { OUTCOME_CATEGORY, SPORT } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { MISSING, signedPercent } from '../../../parts/format/signed-numbers.ts';
import { bandName, monthName, nameIn, SplitTable } from '../../../parts/record/SplitTable.tsx';

const KINDS = ['categories', 'oddsBands', 'sports', 'leagues', 'months'] as const;
type Kind = (typeof KINDS)[number];

function nameOf(kind: Exclude<Kind, 'leagues'>, key: number | string, reader: Reader): string {
  const { t } = reader;
  switch (kind) {
    case 'categories':
      return t(`profile.category.${nameIn(OUTCOME_CATEGORY, Number(key)) ?? ''}`);
    case 'oddsBands':
      return bandName(Number(key), 'profile.split', t);
    case 'sports':
      return t(`sport.${nameIn(SPORT, Number(key)) ?? ''}`);
    case 'months':
      return monthName(String(key), reader);
  }
}

interface SplitsProps {
  readonly record: ProfileStatistics;
  readonly reader: Reader;
}

/** The same record by market, band of odds, sport, league and month, each line with its count. */
export function Splits({ record: { tipStats }, reader }: SplitsProps) {
  const leagueNames = new Map(tipStats.leagues.map(({ key, name }) => [key, name]));
  return KINDS.filter((kind) => kind !== 'sports' || tipStats.sports.length > 1).map((kind) => (
    <SplitTable
      key={kind}
      texts="profile.split"
      kind={kind}
      heads={['n', 'ROI', 'CLV']}
      rows={tipStats[kind].map(({ key, tips, roi, clv, clvCount }) => ({
        key,
        name: kind === 'leagues' ? (leagueNames.get(String(key)) ?? '') : nameOf(kind, key, reader),
        count: tips,
        roi,
        last: clvCount === 0 ? MISSING : signedPercent(clv, reader.locale),
      }))}
      reader={reader}
    />
  ));
}
