import { COUNT_OF_MATCHES, COUNT_OF_MONTHS } from '@tipmark/domain';
import { Button, Checkbox, css, MOBILE, Select } from '@tipmark/ui-kit';
import { useState } from 'react';
import type { Reader } from '../match-page/reader.ts';
import {
  type FilterSwitch,
  filterNames,
  type MatchFilters,
  readMatchFilters,
} from './match-filters.ts';

const form = css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px 16px;
  min-height: 52px;
  padding: 10px 16px;
  .send { display: none; }
  ${MOBILE} { gap: 4px 16px; padding: 8px var(--gutter); }
  @media (scripting: none) { .send { display: inline-flex; } }
`;

const switchWords = [
  ['isCurrentTournament', 'match.currentTournament'],
  ['isCurrentCompetitor', 'match.headToHead'],
  ['isCurrentGameSeason', 'match.currentSeason'],
  ['isSaveHomeAwayStatus', 'match.sides'],
  ['isExcludeFriendlies', 'match.noFriendlies'],
] as const satisfies readonly (readonly [FilterSwitch, string])[];

interface MatchFiltersFormProps {
  readonly filters: MatchFilters;
  readonly reader: Reader;
  /** Address of the page, for browsers without scripts; `kept` goes with it. */
  readonly action: string;
  readonly kept: Readonly<Record<string, string>>;
  readonly onChange: (filters: MatchFilters) => void;
}

/** The seven conditions of the tab, as a form that browsers without scripts can send. */
export const MatchFiltersForm = (props: MatchFiltersFormProps) => {
  const { reader, action, kept, onChange } = props;
  const { t } = reader;
  // a condition shows as chosen at once, before its matches are in and the address follows
  const [choice, setChoice] = useState({ of: props.filters, filters: props.filters });
  const filters = choice.of === props.filters ? choice.filters : props.filters;
  const change = (key: keyof MatchFilters, word: string) => {
    const read = readMatchFilters(new URLSearchParams({ [filterNames[key]]: word }));
    const wanted = { ...filters, [key]: read[key] };
    setChoice({ of: props.filters, filters: wanted });
    onChange(wanted);
  };
  return (
    <form className={form} action={action} aria-label={t('match.filters')}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={t('match.countOfMatches')}
        name={filterNames.countOfMatches}
        value={String(filters.countOfMatches)}
        onChoose={(word) => change('countOfMatches', word)}
        options={COUNT_OF_MATCHES.map((value) => ({
          value: String(value),
          text: value === 0 ? t('match.allMatches') : t('match.lastMatches', { value }),
        }))}
      />
      <Select
        label={t('match.countOfMonths')}
        name={filterNames.countOfMonths}
        value={String(filters.countOfMonths)}
        onChoose={(word) => change('countOfMonths', word)}
        options={COUNT_OF_MONTHS.map((value) => ({
          value: String(value),
          text: value === 0 ? t('match.anyTime') : t('match.months', { value }),
        }))}
      />
      {switchWords.map(([key, word]) => (
        <span key={key}>
          <input type="hidden" name={filterNames[key]} value="0" />
          <Checkbox
            name={filterNames[key]}
            isOn={filters[key]}
            onChange={(isOn) => change(key, isOn ? '1' : '0')}
          >
            {t(word)}
          </Checkbox>
        </span>
      ))}
      <Button type="submit" isSmall className="send">
        {t('match.apply')}
      </Button>
    </form>
  );
};
