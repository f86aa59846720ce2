import { css } from '../style.ts';
import { gap } from '../theme/scales.ts';

/** One sentence and one link, centred in the place of the content. */
export const stateBox = css`
  & > * { max-width: 100%; white-space: normal; }
  padding: 32px 16px;
  display: grid;
  gap: ${gap[12]};
  justify-items: center;
  text-align: center;
  color: var(--text2);
  p { max-width: 56ch; }
  h2 { color: var(--text); }
`;
