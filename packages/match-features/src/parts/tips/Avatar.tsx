import { css, cx } from '@tipmark/ui-kit';
import { weight } from '@tipmark/ui-kit/style-values';

const avatar = css`
  flex: none;
  border-radius: 25%;
  text { font: ${weight.bold} 13PX/1 "Inter Variable", system-ui, sans-serif; fill: #fff; }
`;

/** Dark enough for white text. */
const GROUNDS = ['#44505E', '#6B4423', '#1F5C4D', '#4A3F7A', '#7A3550', '#2B5379'];

const initialsOf = (name: string) =>
  name
    .split(/[\s._-]+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

interface AvatarProps {
  readonly name: string;
  /** Sets its size. */
  readonly className: string;
}

/** An avatar: the initials of a name on their own background. */
export function Avatar({ name, className }: AvatarProps) {
  const letters = [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  return (
    <svg className={cx(avatar, className)} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" fill={GROUNDS[letters % GROUNDS.length]} />
      <text x="16" y="21" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
