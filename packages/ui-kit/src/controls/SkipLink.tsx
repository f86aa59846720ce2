import { css } from '../style.ts';
import { radius } from '../theme/scales.ts';

const skip = css`
  position: absolute;
  left: 8px;
  top: -60px;
  z-index: 600;
  padding: 8px 12px;
  border-radius: ${radius.field};
  background: var(--accent);
  color: var(--onAccent);
  &:focus { top: 8px; }
`;

export interface SkipLinkProps {
  /** Id of the element it leads to. */
  readonly to: string;
  readonly text: string;
}

export const SkipLink = ({ to, text }: SkipLinkProps) => (
  <a className={skip} href={`#${to}`}>
    {text}
  </a>
);
