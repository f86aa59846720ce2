import { css } from '@tipmark/ui-kit';

const eye = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
`;

const OPEN = 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5Zm8-2.3a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6';

export const EyeIcon = ({ isCrossed }: { readonly isCrossed: boolean }) => (
  <svg className={eye} width={16} height={16} viewBox="0 0 20 20" aria-hidden="true">
    <path d={isCrossed ? `${OPEN}M4 16 16 4` : OPEN} />
  </svg>
);
