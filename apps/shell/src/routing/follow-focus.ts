import { announce } from '@tipmark/ui-kit/live-marks';
import type { SiteRouter } from './create-router.tsx';

/**
 * On another page the focus stands where its content begins, and its title is said: who listens to
 * the page hears that it is another one, and the next Tab leads into it. Parts of one page share
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
