import type { ChangeEvent } from 'react';
import { css, cx } from '../style.ts';
import { DESKTOP, MOBILE } from '../theme/breakpoints.ts';
import { font, radius, weight } from '../theme/scales.ts';
import { Icon } from './Icon.tsx';

const select = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  font-size: ${font.small};
  line-height: 18px;
  select {
    appearance: none;
    flex: 1 1 auto;
    min-height: 32px;
    max-width: 100%;
    min-width: 0;
    padding: 0 28px 0 10px;
    border: 1px solid var(--border);
    border-radius: ${radius.field};
    background: var(--surface);
    font-weight: ${weight.medium};
    text-overflow: ellipsis;
  }
  select:hover { border-color: var(--borderStrong); }
  option { background: var(--raised); color: var(--text); }
  svg {
    position: absolute;
    right: 9px;
    color: var(--text2);
    pointer-events: none;
  }
  ${MOBILE} {
    select { min-height: 44px; font-size: ${font.large}; }
  }
`;

/** The name is before the choice, on a phone above it; the arrow stays at the choice. */
const named = css`
  ${DESKTOP} {
    border: 1px solid var(--border);
    border-radius: ${radius.field};
    background: var(--surface);
    &:hover { border-color: var(--borderStrong); }
    &:focus-within { outline: 2px solid var(--accent); outline-offset: 2px; }
    & > span { padding-left: 10px; color: var(--text3); white-space: nowrap; }
    select { min-height: 30px; padding-left: 6px; border: 0; outline: 0; background: none; }
  }
  ${MOBILE} {
    flex-wrap: wrap;
    & > span { flex: 1 0 100%; padding-bottom: 4px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); }
    svg { bottom: 16px; }
  }
`;

export interface SelectOption {
  readonly value: string;
  readonly text: string;
}

export interface SelectProps {
  /** What is chosen; read out, not shown: the first option should say it too. */
  readonly label: string;
  /** The label is also visible: the options do not make clear what they are about. */
  readonly isNamed?: boolean | undefined;
  /** Key in the address when a form sends it without scripts. */
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** The browser's native list: it works with every keyboard, screen reader and phone. */
export const Select = ({ label, isNamed, name, options, value, onChoose }: SelectProps) => (
  <label className={cx(select, isNamed && named)}>
    {isNamed && <span aria-hidden="true">{label}</span>}
    <select
      aria-label={label}
      name={name}
      value={value}
      onChange={(event: ChangeEvent<HTMLSelectElement>) => onChoose(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
    <Icon name="chevronDown" size={12} />
  </label>
);
