import { css } from '@tipmark/ui-kit';
import { gap, weight } from '@tipmark/ui-kit/style-values';

/** A notice shown in place of a screen. */
export const noticeBox: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[12]};
  justify-items: start;
  padding: 32px 0;
  color: var(--text2);
  h1 {
    max-width: 100%;
    color: var(--text);
    overflow-wrap: anywhere;
  }
  p {
    max-width: 56ch;
  }
  > div,
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${gap[12]};
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-right: 12px;
    color: var(--accent);
    font-weight: ${weight.medium};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
