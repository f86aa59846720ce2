import type { Sport } from '@tipmark/domain';
import type { ChangedParams, Reader } from '@tipmark/match-features';
import { Checkbox } from '@tipmark/ui-kit';
import { FilterField } from '@tipmark/ui-kit/filters';
import { Fragment } from 'react';
import { joined } from '../../../parts/filter/condition.ts';
import {
  type Check,
  Checks,
  FoldedChecks,
  NumberField,
  NumberInput,
  Numbers,
} from '../../../parts/filter/filter-parts.tsx';
import { fieldName, isAnyRank, momentOptions, valueText } from './condition-texts.ts';
import type { ChoicesOfIds } from './found-choices.ts';
import type { SearchCriteria } from './search-criteria.ts';
import type { IdsField, SearchField } from './search-fields.ts';

interface SearchFieldsProps {
  readonly fields: readonly SearchField[];
  readonly criteria: SearchCriteria;
  /** Conditions of other sports are hidden. */
  readonly sports: readonly Sport[];
  readonly choices: ChoicesOfIds;
  readonly reader: Reader;
  readonly onChange: (params: ChangedParams) => void;
}

type OneProps<Field> = Omit<SearchFieldsProps, 'fields' | 'sports'> & {
  readonly field: Field;
  /** Names the sport where there are several. */
  readonly isOfMany: boolean;
};

const text = (value: unknown) => (typeof value === 'number' ? String(value) : '');

const idsOf = (criteria: SearchCriteria, name: string): readonly number[] => {
  const value = criteria[name];
  return Array.isArray(value) ? value : [];
};

const IdsChoice = (props: OneProps<IdsField>) => {
  const { field, criteria, choices, reader, isOfMany, onChange } = props;
  const { word, name } = field;
  const chosen = idsOf(criteria, name);
  const items: readonly Check[] = choices(field);
  // chosen options stay in sight, whether anything matches them or not
  const missing = chosen.filter((id) => items.every((item) => item.id !== id));
  const shown = {
    name: word,
    label: fieldName(field, reader, isOfMany),
    items: [...items, ...missing.map((id) => ({ id, text: valueText(field, id, reader) }))],
    chosen,
    onChange: (ids: readonly number[]) => onChange({ [word]: joined(ids) }),
  };
  if (shown.items.length === 0) return null;
  return field.of === 'outcomes' && !isOfMany ? (
    <Checks {...shown} />
  ) : (
    <FoldedChecks {...shown} reader={reader} />
  );
};

const One = (props: OneProps<SearchField>) => {
  const { field, criteria, reader, onChange } = props;
  const { t } = reader;
  const { word, name } = field;
  const label = fieldName(field, reader, props.isOfMany);
  switch (field.kind) {
    case 'bounds':
      return (
        <Numbers label={label}>
          {(['min', 'max'] as const).map((end) => {
            const value = criteria[end + name];
            const isOpen = end === 'max' && isAnyRank(field, value);
            const param = `${end}-${word}`;
            return (
              <Fragment key={end}>
                <NumberInput
                  name={param}
                  label={t(`search.${end}`, { name: label })}
                  hint={t(isOpen ? 'search.hint-anyPlace' : `search.hint-${end}`)}
                  value={isOpen ? '' : text(value)}
                  onCommit={(typed) => onChange({ [param]: typed })}
                />
                {/* what an empty field leaves in effect, for a form without scripts */}
                {isOpen && <input type="hidden" name={param} value={text(value)} />}
              </Fragment>
            );
          })}
        </Numbers>
      );
    case 'most':
      return (
        <NumberField
          name={`max-${word}`}
          label={label}
          value={text(criteria[name])}
          onCommit={(value) => onChange({ [`max-${word}`]: value })}
        />
      );
    case 'choice':
      return (
        <FilterField
          label={label}
          name={word}
          value={text(criteria[name] ?? field.otherwise)}
          options={field.values.map((value) => ({
            value: String(value),
            text: valueText(field, value, reader),
          }))}
          onChoose={(value) => onChange({ [word]: value })}
        />
      );
    case 'moment':
      return (
        <FilterField
          label={label}
          name={word}
          value={text(criteria[name])}
          options={momentOptions(criteria[name], reader)}
          onChoose={(value) => onChange({ [word]: value || undefined })}
        />
      );
    case 'switch':
      return (
        <div className="field">
          <Checkbox
            name={word}
            isOn={criteria[name] === true}
            onChange={(isOn) => onChange({ [word]: isOn ? '1' : undefined })}
          >
            {label}
          </Checkbox>
        </div>
      );
    case 'ids':
      return <IdsChoice {...props} field={field} />;
  }
};

/** Conditions of a search: a form without scripts, with counts beside each. */
export const SearchFields = ({ fields, sports, ...props }: SearchFieldsProps) => (
  <>
    <input type="hidden" name="filter" value="1" />
    {fields
      .filter((field) => field.kind !== 'ids' || sports.includes(field.sport))
      .map((field) => (
        <One key={field.word} {...props} field={field} isOfMany={sports.length > 1} />
      ))}
  </>
);
