import type { Reader } from '@tipmark/match-features';
import { css } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { type ReactNode, useState } from 'react';

const number = css`
  display: flex;
  align-items: center;
  gap: ${gap[6]};
  input { flex: 1 1 0; width: 0; min-width: 56px; height: 36px; padding: 0 10px; border: 1px solid var(--borderStrong); border-radius: ${radius.field}; background: var(--surface); font-size: ${font.large}; font-variant-numeric: tabular-nums; }
  input::placeholder { color: var(--text3); }
  input:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
`;

const checks = css`
  flex: 1 0 100%;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend, summary { padding: 0 0 6px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); }
  summary { cursor: pointer; min-height: 24px; }
  ul { display: grid; gap: ${gap[2]}; max-height: 260px; overflow: auto; }
  label { display: flex; align-items: center; gap: ${gap[8]}; min-height: 28px; font-size: ${font.small}; line-height: 18px; cursor: pointer; }
  label .count { margin-left: auto; color: var(--text3); font-variant-numeric: tabular-nums; }
  input { flex: none; width: 16px; height: 16px; accent-color: var(--accent); }
  @media (max-width: 991px) { label { min-height: 44px; } summary { min-height: 44px; } }
`;

interface NumberInputProps {
  readonly name: string;
  readonly label: string;
  /** The end of a span, shown while the field is empty. */
  readonly hint?: string | undefined;
  /** As in the address; empty = off. */
  readonly value: string;
  readonly onCommit: (value: string) => void;
}

/** A number that is applied on Enter or on blur. */
export const NumberInput = ({ name, label, hint, value, onCommit }: NumberInputProps) => {
  const [typed, setTyped] = useState({ of: value, text: value });
  const text = typed.of === value ? typed.text : value;
  const commit = () => {
    if (text !== value) onCommit(text);
  };
  return (
    <input
      name={name}
      aria-label={label}
      placeholder={hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={text}
      onChange={(event) => setTyped({ of: value, text: event.target.value })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit();
      }}
    />
  );
};

interface NumbersProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One or two numbers under their name. */
export const Numbers = ({ label, children }: NumbersProps) => (
  <div className="field">
    <span aria-hidden="true">{label}</span>
    <div className={number}>{children}</div>
  </div>
);

/** A single number under its name. */
export const NumberField = (props: NumberInputProps) => (
  <Numbers label={props.label}>
    <NumberInput {...props} />
  </Numbers>
);

export interface Check {
  readonly id: number;
  readonly text: string;
  readonly count?: string | undefined;
}

interface ChecksProps {
  readonly name: string;
  readonly label: string;
  readonly items: readonly Check[];
  readonly chosen: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

const Boxes = ({ name, items, chosen, onChange }: Omit<ChecksProps, 'label'>) => (
  <ul>
    {items.map(({ id, text, count }) => (
      <li key={id}>
        <label>
          <input
            type="checkbox"
            name={name}
            value={id}
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(
                event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
              )
            }
          />
          <span>{text}</span>
          {count !== undefined && <span className="count">{count}</span>}
        </label>
      </li>
    ))}
  </ul>
);

/** Several of a list; none chosen means all. */
export const Checks = ({ label, ...boxes }: ChecksProps) => (
  <fieldset className={checks}>
    <legend>{label}</legend>
    <Boxes {...boxes} />
  </fieldset>
);

/** The same for a long list, folded. */
export const FoldedChecks = ({
  label,
  reader: { t },
  children,
  ...boxes
}: ChecksProps & { readonly reader: Reader; readonly children?: ReactNode }) => (
  <details className={checks} open={boxes.chosen.length > 0 ? true : undefined}>
    <summary>{`${label}: ${boxes.chosen.length === 0 ? t('filter.all') : boxes.chosen.length}`}</summary>
    {children}
    <Boxes {...boxes} />
  </details>
);
