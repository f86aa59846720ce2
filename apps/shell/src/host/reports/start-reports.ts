import { matchPath, routes } from '@tipmark/route-builder';
import type { LeftRouter } from './follow-vitals.ts';
import { receiveErrors } from './page-errors.ts';
import { type PageError, type PageReport, REPORT_LIMITS, REPORTS_PATH } from './page-report.ts';
import { withoutPersonalData } from './without-personal-data.ts';

export interface ReportsOptions {
  readonly router: LeftRouter;
  /** The version of a remote that runs on this page. */
  readonly versionOf: (remote: string) => string | undefined;
  readonly browser?: Pick<Navigator, 'sendBeacon'>;
  readonly random?: () => number;
}

/** Vitals of every fifth page are enough for their distribution. */
const SAMPLED = 0.2;
const MAX_ERRORS = 5;
const OF_EXTENSIONS = /-extension:\/\//;
const SHELL = 'shell';

/**
 * Reports errors of the page, each once, and how it was to use. Rejects where the code of vitals
 * cannot be loaded: errors are reported nevertheless.
 */
export async function startReports({
  router,
  versionOf,
  browser = navigator,
  random = Math.random,
}: ReportsOptions): Promise<void> {
  const send = (pathname: string, report: Pick<PageReport, 'error' | 'vitals'>) => {
    const name = matchPath(pathname)?.name;
    const owner = name === undefined ? SHELL : routes[name].owner;
    const remote = versionOf(owner) === undefined ? SHELL : owner;
    const version = versionOf(remote) ?? shellVersion();
    const body: PageReport = { page: name ?? null, remote, version, ...report };
    browser.sendBeacon(
      REPORTS_PATH,
      new Blob([JSON.stringify(body)], { type: 'application/json' }),
    );
  };

  const seen = new Set<string>();
  receiveErrors((thrown) => {
    const { pathname } = router.state.location;
    const error = errorOf(thrown);
    if (!error || seen.size >= MAX_ERRORS) return;
    const key = `${pathname} ${error.name} ${error.message}`;
    if (seen.has(key)) return;
    seen.add(key);
    send(pathname, { error });
  });

  if (random() < SAMPLED) {
    // code that most visitors never get
    const { followVitals } = await import(
      /* webpackChunkName: "page-vitals" */ './follow-vitals.ts'
    );
    followVitals(router, (pathname, vitals) => send(pathname, { vitals }));
  }
}

/** What somebody can act on: errors of this site's code, without what its visitor entered. */
function errorOf(thrown: unknown): PageError | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const { name, message, stack = '' } = thrown;
  if (name === 'AbortError' || OF_EXTENSIONS.test(stack)) return undefined;
  const lines = stack.split('\n').slice(0, REPORT_LIMITS.stackLines).join('\n');
  return {
    name: withoutPersonalData(name, REPORT_LIMITS.name),
    message: withoutPersonalData(message, REPORT_LIMITS.message),
    stack: withoutPersonalData(lines, REPORT_LIMITS.stack),
  };
}

const shellVersion = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/main."]');
  return /main\.(\w+)\.js/.exec(script?.src ?? '')?.[1] ?? 'unknown';
};
