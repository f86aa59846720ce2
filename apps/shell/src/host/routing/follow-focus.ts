import { announce } from '@tipmark/ui-kit/live-marks';
import type { SiteRouter } from './site-router.ts';

/**
 * On another page the focus moves to the start of its content, and its title is announced, so that
 * screen reader users notice the new page and the next Tab leads into it. Parts of one page share
 * its path; there the focus stays.
 * @param main id of the content
 */
export function followFocus(router: SiteRouter, main: string): void {
  let shown = router.state.location.pathname;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    document.getElementById(main)?.focus({ preventScroll: true });
    announce(document.title);
  });
}
