import { css } from '@tipmark/ui-kit';

export const column: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 760px;
`;

/** Text to be read, not scanned. */
export const prose: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 68ch;
  padding: 16px;
  font-size: 16px;
  line-height: 26px;
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  h2 {
    font-size: 17px;
    line-height: 24px;
  }
`;
