import type { LeagueHead, ScannerResult } from '@tipmark/contract';
import { VALUE_KIND } from '@tipmark/domain';
import type { ChangedParams, Reader } from '@tipmark/match-features';
import { choiceOf } from '@tipmark/match-features/lists';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { FilterField } from '@tipmark/ui-kit/filters';
import { joined } from '../../../parts/filter/condition.ts';
import {
  Checks,
  FoldedChecks,
  NumberField,
  NumberInput,
  Numbers,
} from '../../../parts/filter/filter-parts.tsx';
import {
  LEAGUE_CATEGORIES,
  NEW_LINES,
  type ShownCriteria,
  STARTS,
  WAYS,
  WINDOWS,
  wayOf,
} from './scanner-address.ts';

interface FilterFieldsProps {
  readonly criteria: ShownCriteria;
  readonly leagues: readonly LeagueHead[];
  /** Categories with outcomes under the other criteria. */
  readonly found: ScannerResult['outcomesCategories'];
  /** Categories the sport has markets in. */
  readonly categories: readonly number[];
  readonly reader: Reader;
  readonly onChange: (params: ChangedParams) => void;
}

type FieldsProps = Pick<FilterFieldsProps, 'criteria' | 'reader' | 'onChange'>;

const text = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '');

/** Conditions of the scanner: a form without scripts, with counts beside each. */
export const FilterFields = (props: FilterFieldsProps) => {
  const { criteria, reader, onChange } = props;
  const fields = { criteria, reader, onChange };
  return (
    <>
      <input type="hidden" name="filter" value="1" />
      <PriceFields {...fields} />
      <HoursField {...fields} name="start" label="untilStart" values={STARTS} of="matchHours" />
      <OutcomeFields {...props} />
      <LeagueFields {...props} />
      <ValueFields {...fields} />
      <HoursField {...fields} name="fresh" label="newLines" values={NEW_LINES} of="oddsCreated" />
    </>
  );
};

interface HoursFieldProps extends FieldsProps {
  readonly name: string;
  /** The key of its texts. */
  readonly label: string;
  readonly values: readonly number[];
  readonly of: 'changesHours' | 'matchHours' | 'oddsCreated';
}

/** A number of hours; 0 is any. */
const HoursField = ({ name, label, values, of, ...fields }: HoursFieldProps) => {
  const { t } = fields.reader;
  const choice = choiceOf({
    name,
    label: t(`oddsScanner.${label}`),
    value: fields.criteria[of] ?? 0,
    values,
    textOf: (count) =>
      count === 0 ? t(`oddsScanner.${label}-0`) : t('oddsScanner.hours', { count }),
  });
  return <FilterField {...choice} onChoose={(word) => fields.onChange({ [name]: word })} />;
};

/** How the price moved, and what it is. */
const PriceFields = (fields: FieldsProps) => {
  const { criteria, onChange } = fields;
  const { t } = fields.reader;
  const way = wayOf(criteria);
  const choice = choiceOf({
    name: 'way',
    label: t('oddsScanner.way'),
    value: way,
    values: WAYS,
    textOf: (value) => t(`oddsScanner.way-${value}`),
  });
  return (
    <>
      <FilterField
        {...choice}
        onChoose={(word) => onChange({ way: word, ...(word === 'any' && { change: undefined }) })}
      />
      <NumberField
        name="change"
        label={t('oddsScanner.size')}
        value={text(criteria.minChangePercent)}
        onCommit={(word) => onChange({ change: word, way: way === 'any' ? 'down' : way })}
      />
      <HoursField {...fields} name="window" label="window" values={WINDOWS} of="changesHours" />
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
    </>
  );
};

const OutcomeFields = ({ criteria, found, categories, reader, onChange }: FilterFieldsProps) => {
  const { t, locale } = reader;
  const counts = new Map(found?.map(({ id, countOfOutcomes }) => [id, countOfOutcomes]));
  return (
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
  );
};

/** Kinds of leagues, and leagues: the chosen ones, or all except them. */
const LeagueFields = ({ criteria, leagues, reader, onChange }: FilterFieldsProps) => {
  const { t } = reader;
  const isExcept = Array.isArray(criteria.exceptLeagueIds);
  const chosen = (isExcept ? criteria.exceptLeagueIds : criteria.leagueIds) ?? [];
  const mode = choiceOf({
    name: 'except',
    label: t('oddsScanner.leagueMode'),
    value: isExcept ? '1' : '0',
    values: ['0', '1'],
    textOf: (value) => t(`oddsScanner.except-${value}`),
  });
  return (
    <>
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
        chosen={chosen}
        reader={reader}
        onChange={(ids) => onChange({ league: joined(ids), except: isExcept ? '1' : undefined })}
      >
        <FilterField
          {...mode}
          onChoose={(word) => onChange({ except: word, league: joined(chosen) })}
        />
      </FoldedChecks>
    </>
  );
};

/** How far the price exceeds its value, and whose. */
const ValueFields = ({ criteria, reader: { t }, onChange }: FieldsProps) => {
  const choice = choiceOf({
    name: 'worth',
    label: t('oddsScanner.worthOf'),
    value: criteria.valueKind ?? VALUE_KIND.toMarket,
    values: Object.values(VALUE_KIND),
    textOf: (value) => t(`oddsScanner.worth-${value}`),
  });
  return (
    <>
      <FilterField {...choice} onChoose={(word) => onChange({ worth: word })} />
      <NumberField
        name="value"
        label={t('oddsScanner.minValue')}
        value={text(criteria.minValuePercent)}
        onCommit={(word) => onChange({ value: word })}
      />
    </>
  );
};
