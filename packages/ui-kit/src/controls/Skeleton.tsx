import { css, cx } from '../style.ts';
import { radius } from '../theme/scales.ts';

const skeleton = css`
  @keyframes t-shimmer {
    from { background-position: 100% 0; }
    to { background-position: 0 0; }
  }
  display: block;
  border-radius: ${radius.badge};
  background: linear-gradient(90deg, var(--shimmer) 25%, var(--shimmerLight) 50%, var(--shimmer) 75%) 0 0 / 300% 100%;
  animation: t-shimmer 1.6s linear infinite;
`;

export interface SkeletonProps {
  /** The size of what will be shown here. */
  readonly className?: string | undefined;
}

/** A piece of content that is not there yet, as high as the piece will be. */
export const Skeleton = ({ className }: SkeletonProps) => (
  <i className={cx(skeleton, className)} aria-hidden="true" />
);
