import { onCLS, onINP, onLCP } from 'web-vitals';
import type { PageVitals } from './page-report.ts';

interface LocationState {
  readonly location: { readonly pathname: string };
}

export interface LeftRouter {
  readonly state: LocationState;
  subscribe(listener: (state: LocationState) => void): () => void;
}

/** Of the document's first page: they are sent when it is left, for another page or for good. */
export function followVitals(
  router: LeftRouter,
  send: (pathname: string, vitals: PageVitals) => void,
): void {
  const { pathname } = router.state.location;
  const vitals: { lcp?: number; inp?: number; cls?: number } = {};
  let isSent = false;
  const each = { reportAllChanges: true };
  onLCP(({ value }) => (vitals.lcp = Math.round(value)), each);
  onINP(({ value }) => (vitals.inp = Math.round(value)), each);
  onCLS(({ value }) => (vitals.cls = Math.round(value * 10_000) / 10_000), each);
  const finish = () => {
    if (isSent || Object.keys(vitals).length === 0) return;
    isSent = true;
    send(pathname, vitals);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') finish();
  });
  addEventListener('pagehide', finish);
  router.subscribe(({ location }) => {
    if (location.pathname !== pathname) finish();
  });
}
