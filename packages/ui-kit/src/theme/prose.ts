import { css } from '../style.ts';
import { font, gap } from './scales.ts';

export const column: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  max-width: 760px;
`;

/** Text to be read, not scanned. */
export const prose: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  max-width: 68ch;
  padding: 16px;
  font-size: ${font.large};
  line-height: 26px;
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${gap[8]};
  }
  h2 {
    font-size: ${font.large};
    line-height: 24px;
  }
`;
