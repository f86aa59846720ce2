/** The button by which the page offers to install the site. */
export const INSTALL_MARK = 'data-install';

/** True while the page shows that button. */
export const isInstallOffered = (): boolean => document.querySelector(`[${INSTALL_MARK}]`) !== null;
