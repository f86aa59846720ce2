/** The button by which the page offers to install the site. */
export const INSTALL_MARK = 'data-install';
