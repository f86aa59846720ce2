import { Checkbox, Icon, inPlace, type ToggleProps, VisuallyHidden } from '@tipmark/ui-kit';
import { chipClass } from './chip-class.ts';

export interface ChipProps {
  readonly text: string;
  /** Where it leads: the list with this condition, or without it when it is removable. */
  readonly href: string;
  readonly isCurrent?: boolean | undefined;
  /** The number of results behind it, as text. */
  readonly count?: string | undefined;
  /** `Remove the condition`: makes it a chip that can be removed. */
  readonly removeLabel?: string | undefined;
  /** Navigates there in place; without it the link is followed. */
  readonly onChoose?: (() => void) | undefined;
}

/** A condition as a link: to select it, or to remove it. */
export const Chip = ({ text, href, isCurrent, count, removeLabel, onChoose }: ChipProps) => (
  <a
    className={chipClass}
    href={href}
    title={text}
    aria-current={isCurrent ? 'true' : undefined}
    data-removable={removeLabel === undefined ? undefined : true}
    onClick={inPlace(onChoose)}
  >
    {removeLabel !== undefined && <VisuallyHidden>{`${removeLabel}: `}</VisuallyHidden>}
    <span className="text">{text}</span>
    {count !== undefined && <span className="count">{count}</span>}
    {removeLabel !== undefined && <Icon name="close" size={12} />}
  </a>
);

export interface ChipSwitchProps extends ToggleProps {
  readonly count?: string | undefined;
}

/** A condition that is on or off, inside a form. */
export const ChipSwitch = ({ count, children, ...toggle }: ChipSwitchProps) => (
  <span className={chipClass}>
    <Checkbox {...toggle}>
      {children}
      {count !== undefined && <span className="count">{count}</span>}
    </Checkbox>
  </span>
);
