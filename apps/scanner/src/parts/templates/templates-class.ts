import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius } from '@tipmark/ui-kit/style-values';

/** Ready templates and the visitor's own; long names break where text is large. */
export const templatesClass: string = css`
  .chips { display: flex; flex-wrap: wrap; gap: ${gap[8]}; }
  li { display: flex; min-width: 0; }
  .chips .text { white-space: normal; overflow-wrap: anywhere; }
  .locked { display: inline-flex; align-items: center; gap: ${gap[6]}; min-height: 32px; padding: 0 12px; border: 1px dashed var(--borderStrong); border-radius: ${radius.round}; font-size: ${font.small}; line-height: 18px; color: var(--text2); }
  .locked:hover { color: var(--premium); border-color: var(--premium); }
  .locked svg { flex: none; }
  .why { margin-top: 8px; font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  ${MOBILE} {
    .locked { min-height: 44px; }
    /* one line, scrolled sideways up to the edges of the screen */
    .chips { flex-wrap: nowrap; margin-inline: calc(-1 * var(--gutter)); padding: 2px var(--gutter); overflow-x: auto; scrollbar-width: none; }
    li { flex: none; max-width: 100%; }
  }
`;
