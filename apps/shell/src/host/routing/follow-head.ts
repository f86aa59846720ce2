import type { I18n } from '@tipmark/i18n';
import { matchPath } from '@tipmark/route-builder';
import type { HostStore } from '../store/create-host-store.ts';
import { missingAt } from './page-failure.ts';
import { failureTitle, pageTitle, translateOf } from './page-title.ts';
import { type OwnedScreen, visitOf } from './screen-visit.ts';
import type { ShellParts } from './shell-parts.ts';
import type { SiteRouter } from './site-router.ts';

export interface FollowHeadOptions {
  readonly shell: Pick<ShellParts, 'reservedTitle'>;
  readonly router: SiteRouter;
  readonly store: HostStore;
  readonly i18n: I18n;
  readonly screenOf: (route: string) => OwnedScreen | undefined;
  /** A remote belongs to this site. */
  readonly isComposed: (owner: string) => boolean;
  /** Calls back when texts have arrived that the page was shown without. */
  readonly onMessages?: (listener: () => void) => void;
}

/** Updates the document's head after every navigation; the server wrote the first one. */
export function followHead(options: FollowHeadOptions): void {
  const { router, onMessages } = options;
  const first = router.state.location;
  let described = first;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location === described) return;
    described = location;
    describe(options);
  });
  onMessages?.(() => {
    if (described !== first) describe(options);
  });
}

function describe({ shell, router, store, i18n, screenOf, isComposed }: FollowHeadOptions): void {
  const { location, failure: failed } = router.state;
  const match = matchPath(location.pathname);
  const owned = match && screenOf(match.name);
  if (failed || !match || !owned) {
    const failure = failed ?? missingAt(match, isComposed);
    document.title = pageTitle(failureTitle(failure, i18n), i18n);
    if (failure.reason === 'reserved') {
      shell.reservedTitle(match?.name, translateOf(i18n, 'common')).then(
        (name) => {
          if (router.state.location === location) document.title = pageTitle(name, i18n);
        },
        () => {},
      );
    }
    return;
  }
  const search = new URLSearchParams(location.search);
  const visit = visitOf(store.getState(), match.params, search);
  const translate = translateOf(i18n, owned.owner);
  try {
    const { title, description, canonical } = owned.screen.head(store.getState(), visit, translate);
    document.title = pageTitle(title, i18n);
    setAttribute('meta[name="description"]', 'content', description);
    setAttribute('link[rel="canonical"]', 'href', addressOf(canonical ?? match.canonicalPath));
  } catch (error) {
    // a remote that fails to name its page does not stop the others
    console.error(error);
    document.title = i18n.t('layout:brand');
  }
}

const addressOf = (path: string): string => new URL(path, window.location.origin).href;

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
