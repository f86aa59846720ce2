import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

export const areas = css`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr) auto;
    align-items: center;
    gap: ${gap[4]} ${gap[12]};
    min-height: 48px;
    padding: 10px 16px;
    border-top: 1px solid var(--hair);
    font-size: ${font.body};
    line-height: 20px;
  }
  h2 { margin: 0; font-size: ${font.body}; line-height: 20px; font-weight: ${weight.strong}; }
  small { grid-column: 2 / -1; font-size: ${font.micro}; line-height: 14px; color: var(--text3); }
  ${MOBILE} {
    li { grid-template-columns: minmax(0, 1fr) auto; padding: 10px var(--gutter); }
    h2 { grid-row: 1; }
    li > span { grid-column: 2; grid-row: 1; }
    li > p, small { grid-column: 1 / -1; }
  }
`;

export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${gap[16]};
  font-size: ${font.small};
  a { display: inline-flex; align-items: center; min-height: 28px; color: var(--accent); }
`;
