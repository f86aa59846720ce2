import { FILLING_NOTE_ID } from '../../src/layout/filling-note-id.ts';
import { OLDER_COPY_ID } from '../../src/layout/older-copy-id.ts';
import { inlineCode } from './small-page.ts';

const notes = `:is(#${OLDER_COPY_ID},#${FILLING_NOTE_ID})`;

/** Of the lines above a page: with the two tokens that every page has. */
export const noteStyle = inlineCode(
  `${notes}{display:flex;flex-wrap:wrap;gap:4px 12px;justify-content:center;align-items:center;margin:0;` +
    'padding:6px 16px;background:var(--text);color:var(--bg);font-size:14px;line-height:20px}' +
    `${notes} a{color:inherit;font-weight:600;text-decoration:underline;padding:4px 0}` +
    `@media print{${notes} a{display:none}}`,
);
