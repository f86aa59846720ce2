/** Where a page's content begins: links past its head lead there. */
export const mainId = 'main';
