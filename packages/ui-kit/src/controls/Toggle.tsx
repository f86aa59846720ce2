import type { ChangeEvent, ReactNode } from 'react';
import { css } from '../style.ts';
import { MOBILE } from '../theme/breakpoints.ts';
import { font, gap, radius, weight } from '../theme/scales.ts';

const toggle = css`
  display: inline-flex;
  align-items: center;
  gap: ${gap[8]};
  min-height: 28px;
  font-size: ${font.small};
  line-height: 18px;
  font-weight: ${weight.medium};
  color: var(--text2);
  white-space: nowrap;
  cursor: pointer;
  &:has(:checked) { color: var(--text); }
  > span { min-width: 0; overflow-wrap: anywhere; }
  input {
    appearance: none;
    flex: none;
    position: relative;
    background: var(--surface);
    cursor: pointer;
  }
  ${MOBILE} { min-height: 44px; white-space: normal; }
  @media (forced-colors: active) {
    input { forced-color-adjust: none; border: 1.5px solid CanvasText; background: Canvas; }
    input:checked { background: Highlight; border-color: Highlight; }
  }
`;

const box = css`
  input {
    width: 16px;
    height: 16px;
    border: 1.5px solid var(--borderStrong);
    border-radius: ${radius.badge};
  }
  input:checked { background: var(--accent); border-color: var(--accent); }
  input:checked::after {
    content: "";
    position: absolute;
    left: 4px;
    top: .5px;
    width: 5px;
    height: 9px;
    border: solid var(--onAccent);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
`;

const pill = css`
  input {
    width: 32px;
    height: 18px;
    border-radius: ${radius.round};
    background: var(--borderStrong);
    transition: background .12s;
  }
  input::after {
    content: "";
    position: absolute;
    left: 2px;
    top: 2px;
    width: 14px;
    height: 14px;
    border-radius: ${radius.round};
    background: var(--surface);
    transition: left .12s;
  }
  input:checked { background: var(--accent); }
  input:checked::after { left: 16px; }
`;

export interface ToggleProps {
  /** Key in the address when a form sends it without scripts; its value is 1. */
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

const Toggle = ({
  name,
  isOn,
  onChange,
  children,
  isSwitch,
}: ToggleProps & { readonly isSwitch: boolean }) => (
  <label className={`${toggle} ${isSwitch ? pill : box}`}>
    {isSwitch && <span>{children}</span>}
    <input
      type="checkbox"
      role={isSwitch ? 'switch' : undefined}
      name={name}
      value="1"
      checked={isOn}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
    />
    {!isSwitch && <span>{children}</span>}
  </label>
);

export const Checkbox = (props: ToggleProps) => <Toggle {...props} isSwitch={false} />;

/** For what takes effect at once, such as showing a column. */
export const Switch = (props: ToggleProps) => <Toggle {...props} isSwitch />;
