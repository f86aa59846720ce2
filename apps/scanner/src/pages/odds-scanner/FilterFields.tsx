import type { LeagueHead, ScannerResult } from '@tipmark/contract';
import { VALUE_KIND } from '@tipmark/domain';
import type { ChangedWords, Reader } from '@tipmark/match-features';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { FilterField } from '@tipmark/ui-kit/filters';
import { Checks, FoldedChecks, NumberInput, Numbers } from '../../parts/filter/filter-parts.tsx';
import {
  LEAGUE_CATEGORIES,
  NEW_LINES,
  type ShownCriteria,
  STARTS,
  WINDOWS,
} from './scanner-address.ts';

interface FilterFieldsProps {
  readonly criteria: ShownCriteria;
  readonly leagues: readonly LeagueHead[];
  /** Categories with outcomes under the other criteria. */
  readonly found: ScannerResult['outcomesCategories'];
  /** Categories the sport has markets in. */
  readonly categories: readonly number[];
  readonly reader: Reader;
  readonly onChange: (words: ChangedWords) => void;
}

const text = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '');
const WAYS = ['any', 'down', 'up'] as const;

/** The direction of a change; a size without a direction means falling prices. */
export function wayOf({ isRise, minChangePercent }: ShownCriteria): (typeof WAYS)[number] {
  if (typeof isRise === 'boolean') return isRise ? 'up' : 'down';
  return typeof minChangePercent === 'number' ? 'down' : 'any';
}

/** Conditions of the scanner: a form without scripts, with counts beside each. */
export const FilterFields = (props: FilterFieldsProps) => {
  const { criteria, leagues, found, categories, reader, onChange } = props;
  const { t, locale } = reader;
  const way = wayOf(criteria);
  const isExcept = Array.isArray(criteria.exceptLeagueIds);
  const chosenLeagues = (isExcept ? criteria.exceptLeagueIds : criteria.leagueIds) ?? [];
  const counts = new Map(found?.map(({ id, countOfOutcomes }) => [id, countOfOutcomes]));
  const joined = (ids: readonly number[]) => (ids.length === 0 ? undefined : ids.join(','));
  const options = (values: readonly number[], key: string) =>
    values.map((value) => ({
      value: String(value),
      text: value === 0 ? t(`oddsScanner.${key}-0`) : t('oddsScanner.hours', { count: value }),
    }));
  return (
    <>
      <input type="hidden" name="filter" value="1" />
      <FilterField
        label={t('oddsScanner.way')}
        name="way"
        value={way}
        options={WAYS.map((value) => ({ value, text: t(`oddsScanner.way-${value}`) }))}
        onChoose={(word) => onChange({ way: word, ...(word === 'any' && { change: undefined }) })}
      />
      <Numbers label={t('oddsScanner.size')}>
        <NumberInput
          name="change"
          label={t('oddsScanner.size')}
          value={text(criteria.minChangePercent)}
          onCommit={(word) => onChange({ change: word, way: way === 'any' ? 'down' : way })}
        />
      </Numbers>
      <FilterField
        label={t('oddsScanner.window')}
        name="window"
        value={text(criteria.changesHours ?? 0)}
        options={options(WINDOWS, 'window')}
        onChoose={(word) => onChange({ window: word })}
      />
      <Numbers label={t('oddsScanner.odds')}>
        <NumberInput
          name="min"
          label={t('oddsScanner.minOdds')}
          value={text(criteria.minOdds)}
          onCommit={(word) => onChange({ min: word })}
        />
        –
        <NumberInput
          name="max"
          label={t('oddsScanner.maxOdds')}
          value={text(criteria.maxOdds)}
          onCommit={(word) => onChange({ max: word })}
        />
      </Numbers>
      <FilterField
        label={t('oddsScanner.untilStart')}
        name="start"
        value={text(criteria.matchHours ?? 0)}
        options={options(STARTS, 'untilStart')}
        onChoose={(word) => onChange({ start: word })}
      />
      <Checks
        name="outcome"
        label={t('oddsScanner.outcomesOf')}
        items={categories.map((id) => ({
          id,
          text: t(`oddsScanner.category-${id}`),
          count: counts.has(id) ? formatNumber(counts.get(id) ?? 0, locale) : undefined,
        }))}
        chosen={criteria.outcomeCategories ?? []}
        onChange={(ids) => onChange({ outcome: joined(ids) })}
      />
      <FoldedChecks
        name="kind"
        label={t('oddsScanner.kinds')}
        items={LEAGUE_CATEGORIES.map((id) => ({ id, text: t(`oddsScanner.kind-${id}`) }))}
        chosen={criteria.leagueCategories ?? []}
        reader={reader}
        onChange={(ids) => onChange({ kind: joined(ids) })}
      />
      <FoldedChecks
        name="league"
        label={t(isExcept ? 'oddsScanner.leaguesExcept' : 'oddsScanner.leagues')}
        items={leagues.map(({ id, name, countryName }) => ({
          id,
          text: `${name} · ${countryName}`,
        }))}
        chosen={chosenLeagues}
        reader={reader}
        onChange={(ids) => onChange({ league: joined(ids), except: isExcept ? '1' : undefined })}
      >
        <FilterField
          label={t('oddsScanner.leagueMode')}
          name="except"
          value={isExcept ? '1' : '0'}
          options={['0', '1'].map((value) => ({ value, text: t(`oddsScanner.except-${value}`) }))}
          onChoose={(word) => onChange({ except: word, league: joined(chosenLeagues) })}
        />
      </FoldedChecks>
      <FilterField
        label={t('oddsScanner.worthOf')}
        name="worth"
        value={String(criteria.valueKind ?? VALUE_KIND.toMarket)}
        options={Object.values(VALUE_KIND).map((value) => ({
          value: String(value),
          text: t(`oddsScanner.worth-${value}`),
        }))}
        onChoose={(word) => onChange({ worth: word })}
      />
      <Numbers label={t('oddsScanner.minValue')}>
        <NumberInput
          name="value"
          label={t('oddsScanner.minValue')}
          value={text(criteria.minValuePercent)}
          onCommit={(word) => onChange({ value: word })}
        />
      </Numbers>
      <FilterField
        label={t('oddsScanner.newLines')}
        name="fresh"
        value={text(criteria.oddsCreated ?? 0)}
        options={options(NEW_LINES, 'newLines')}
        onChoose={(word) => onChange({ fresh: word })}
      />
    </>
  );
};
