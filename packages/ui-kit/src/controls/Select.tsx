import type { ChangeEvent } from 'react';
import { css } from '../style.ts';
import { MOBILE } from '../theme/breakpoints.ts';
import { Icon } from './Icon.tsx';

const select = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  font-size: 13px;
  line-height: 18px;
  & > span {
    position: absolute;
    left: 10px;
    color: var(--text3);
    pointer-events: none;
  }
  select {
    appearance: none;
    flex: 1 1 auto;
    height: 32px;
    max-width: 100%;
    min-width: 0;
    padding: 0 28px 0 10px;
    border: 1px solid var(--border);
    border-radius: 6px;
    background: var(--surface);
    font-weight: 500;
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
    select { height: 44px; font-size: 16px; }
  }
`;

export interface SelectOption {
  readonly value: string;
  readonly text: string;
}

export interface SelectProps {
  /** What is chosen; read out, not shown: the first option should say it too. */
  readonly label: string;
  /** Key in the address when a form sends it without scripts. */
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** The browser's own list: it knows every keyboard, screen reader and phone. */
export const Select = ({ label, name, options, value, onChoose }: SelectProps) => (
  <label className={select}>
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
