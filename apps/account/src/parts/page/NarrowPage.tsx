import { css, DESKTOP } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';

const page = css`
  display: grid;
  gap: ${gap[16]};
  width: 100%;
  max-width: 560px;
  margin: 0 auto;
  padding: 8px 0;
  > p { color: var(--text2); font-size: ${font.body}; line-height: 20px; }
  fieldset { display: grid; gap: ${gap[4]}; min-width: 0; }
  fieldset > label { min-height: 44px; display: flex; align-items: center; white-space: normal; }
  legend { padding-bottom: 4px; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); }
  output { display: grid; gap: ${gap[8]}; font-size: ${font.body}; line-height: 20px; }
  ${DESKTOP} { padding: 16px 0 32px; }
`;

/** One column with a form. */
export const NarrowPage = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <div className={page}>
    <h1>{title}</h1>
    {children}
  </div>
);
