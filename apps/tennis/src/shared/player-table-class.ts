import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** Tables of players: the rank first, then the name; matches are read, not compared. */
export const playerTable: string = css`
  tr > .place { width: 84px; white-space: nowrap; }
  td.place { font-weight: ${weight.bold}; }
  td.place > span { margin-left: 8px; }
  tr > .name { text-align: left; white-space: normal; overflow-wrap: anywhere; }
  thead .name { padding-left: 50px; }
  .name > button { margin-block: -10px; }
  tr > .match { width: 24%; padding-left: 32px; text-align: left; white-space: normal; }
  tr > .match:last-child { width: 38%; }
  .match a:hover, .name a:hover { text-decoration: underline; text-underline-offset: 3px; }
  [data-sign='pos'] { color: var(--pos); }
  [data-sign='neg'] { color: var(--neg); }
  small { white-space: nowrap; }
  ${MOBILE} {
    tr > .place { width: 66px; }
    td.place > span { display: flex; margin-left: 0; }
    thead .name, tbody .name[scope='row'] { padding-left: 38px; }
    tbody .name[scope='row'] > :is(img, svg, .cr):first-child { left: 4px; }
    .name > button { margin-block: -14px; }
    small { white-space: normal; }
  }
`;

/** Text above a table. */
export const noteClass: string = css`
  padding: 12px 16px;
  border-bottom: 1px solid var(--hair);
  color: var(--text2);
  font-size: ${font.small};
  line-height: 18px;
  ${MOBILE} { padding: 12px var(--gutter); }
`;

/** Choices on the left, links on the right. */
export const barClass: string = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${gap[8]} ${gap[16]};
  padding: 12px 16px;
  border-bottom: 1px solid var(--hair);
  > form { padding: 0; border: 0; }
  > p { display: flex; flex-wrap: wrap; gap: 0 ${gap[16]}; font-size: ${font.small}; line-height: 18px; }
  > p a { display: inline-flex; align-items: center; min-height: 36px; color: var(--accent); }
  > p a:hover { text-decoration: underline; text-underline-offset: 3px; }
  ${MOBILE} {
    padding: 12px var(--gutter);
    > form { flex: 1 0 100%; }
    > p a { min-height: 44px; }
  }
`;
