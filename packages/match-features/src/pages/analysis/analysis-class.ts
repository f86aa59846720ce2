import { css, DESKTOP, MOBILE } from '@tipmark/ui-kit';
import { font, gap } from '@tipmark/ui-kit/style-values';

/** The pages of the analysis: a head and cards under each other. */
export const screenClass: string = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  & > * { min-width: 0; }
  & > header { display: flex; align-items: baseline; flex-wrap: wrap; gap: ${gap[4]} ${gap[12]}; }
  & > header p, & > p { font-size: ${font.small}; line-height: 18px; color: var(--text3); }
  & > header a, & > p a { display: inline-flex; align-items: center; min-height: 44px; font-size: ${font.small}; line-height: 18px; color: var(--accent); }
  ${DESKTOP} { & > header a { min-height: 24px; } }
  section > header > :is(img, svg) { align-self: center; }
  td svg, th svg { margin-top: 4px; max-width: 240px; display: block; }
  ${MOBILE} { gap: ${gap[12]}; }
`;
