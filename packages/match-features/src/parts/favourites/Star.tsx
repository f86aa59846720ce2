import { Button, css } from '@tipmark/ui-kit';

const look = css`
  font: 18PX/1 system-ui, sans-serif;
  &::before { content: "☆" / ""; }
  &[aria-pressed=true]::before { content: "★" / ""; color: var(--star); }
  @media (scripting: none) { display: none; }
`;

interface StarProps {
  readonly label: string;
  readonly isPressed: boolean;
  readonly onToggle: () => void;
}

/** A star to press; without scripts it could not be stored, so there is no star. */
export const Star = ({ label, isPressed, onToggle }: StarProps) => (
  <Button
    kind="ghost"
    isSmall
    isIconOnly
    className={look}
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    onClick={onToggle}
  />
);
