import type { MainLine } from '@tipmark/domain';
import { Icon } from '@tipmark/ui-kit';

interface GoalIconProps {
  /** Of the sport. */
  readonly of: MainLine['icon'];
}

/** What crosses the line when a goal is scored. */
export const GoalIcon = ({ of }: GoalIconProps) =>
  of === 'puck' ? (
    <svg
      width="16"
      height="16"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 8c0-1.9 3.6-3.4 8-3.4S18 6.1 18 8v4c0 1.9-3.6 3.4-8 3.4S2 13.9 2 12z" />
      <path d="M2 8c0 1.9 3.6 3.4 8 3.4S18 9.9 18 8" />
    </svg>
  ) : (
    <Icon name="ball" />
  );
