import type { ReactNode } from 'react';
import { css, cx } from '../style.ts';
import { font, gap, radius, weight } from '../theme/scales.ts';

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: ${gap[4]};
  min-height: 18px;
  padding: 0 6px;
  border-radius: ${radius.badge};
  font-size: ${font.micro};
  line-height: 14px;
  font-weight: ${weight.strong};
  white-space: nowrap;
  background: var(--sunken);
  color: var(--text2);
`;

const tones = {
  plain: '',
  live: css`background: var(--liveTint); color: var(--live);`,
  warn: css`background: var(--warnTint); color: var(--warn);`,
  premium: css`background: var(--premiumTint); color: var(--premium);`,
} as const;

export interface BadgeProps {
  readonly tone?: keyof typeof tones | undefined;
  readonly children: ReactNode;
}

export const Badge = ({ tone = 'plain', children }: BadgeProps) => (
  <span className={cx(badge, tones[tone])}>{children}</span>
);
