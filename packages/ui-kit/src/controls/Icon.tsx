import { css } from '../style.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

const icon = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export interface IconProps {
  readonly name: IconName;
  /** Pixels, default 16. */
  readonly size?: 12 | 16 | 20 | undefined;
}

/** A drawing beside text or inside a labelled control; hidden from screen readers. */
export const Icon = ({ name, size = 16 }: IconProps) => (
  <svg className={icon} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
);
