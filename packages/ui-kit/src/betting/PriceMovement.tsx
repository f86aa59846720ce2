import { css, cx } from '@tipmark/ui-kit';
import { font, gap, weight } from '../theme/scales.ts';
import type { PriceMove } from './match-row-view.ts';

const movement = css`
  display: inline-flex;
  align-items: center;
  gap: ${gap[4]};
  font-size: ${font.meta};
  line-height: 16px;
  font-weight: ${weight.strong};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  color: var(--text3);
  svg { width: 8px; height: 8px; fill: currentColor; }
`;

const tones = { up: css`color: var(--up);`, down: css`color: var(--down);` } as const;
const arrows = { up: 'M4 1 8 7H0z', down: 'M4 7 0 1h8z' } as const;

export interface PriceMovementProps {
  /** Absent when too small to matter. */
  readonly direction?: PriceMove | undefined;
  /** `−38.0%`, `×11.9`; the sign is enough without the arrow and its colour. */
  readonly text: string;
}

/** How far a price moved since it opened. */
export const PriceMovement = ({ direction, text }: PriceMovementProps) => (
  <span className={cx(movement, direction && tones[direction])}>
    {direction && (
      <svg viewBox="0 0 8 8" aria-hidden="true">
        <path d={arrows[direction]} />
      </svg>
    )}
    {text}
  </span>
);
