import { css } from '../style.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const line = css`
  @keyframes t-progress {
    from { background-position: 150% 0; }
    to { background-position: -50% 0; }
  }
  position: absolute;
  left: 0;
  right: 0;
  height: 2px;
  background: linear-gradient(90deg, transparent, var(--accent), transparent) 0 0 / 50% 100% no-repeat;
  animation: t-progress 1.2s linear infinite;
  @media (prefers-reduced-motion: reduce) { background-size: 40% 100%; }
  /* loads only with scripts */
  @media (scripting: none) { display: none; }
`;

export interface ProgressLineProps {
  readonly label: string;
}

/** Shows that new data is loading while the old stays in place: the line takes no space. */
export const ProgressLine = ({ label }: ProgressLineProps) => (
  <output className={line}>
    <VisuallyHidden>{label}</VisuallyHidden>
  </output>
);
