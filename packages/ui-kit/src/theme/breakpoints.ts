/** One column and touch sizes; 991 itself is mobile. */
export const MOBILE = '@media (max-width:991px)';
export const DESKTOP = '@media (min-width:992px)';
/** Room for a column beside the content on each side. */
export const WIDE = '@media (min-width:1280px)';
