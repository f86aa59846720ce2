import { isFormPage } from './form-pages.ts';
import { isInView, onMove } from './is-in-view.ts';
import type { PromoRouter } from './promo-router.ts';
import { createTurns, SURFACES, type Surface } from './turns.ts';

/** A surface as its owner knows it. */
export interface OwnSurface {
  /** Where it is drawn. */
  readonly element: () => Element | undefined;
  readonly show: (isShown: boolean) => void;
  /** It is a part of the page: visible only while it is scrolled into view. */
  readonly isOfPage?: boolean;
}

/** The surfaces of a page, of which one is shown. */
export interface Surfaces {
  /** @returns whether there is something to show */
  add(name: Surface, surface: OwnSurface): (hasContent: boolean) => void;
}

const FIELD = 'input, select, textarea, [contenteditable]';

/** Somebody fills in a form, or answers a dialogue: nothing may appear beside it. */
const isFilling = (page: Document): boolean =>
  page.activeElement?.closest(`dialog, main :is(${FIELD})`) !== null &&
  page.activeElement !== page.body;

/**
 * Decides for the whole page what is shown: one surface, none on pages of forms, and none that
 * appears over a page while a form on it is filled in.
 */
export function createSurfaces(router: PromoRouter, page: Document = document): Surfaces {
  const surfaces = new Map<Surface, OwnSurface>();
  const filled = new Set<Surface>();
  const turns = createTurns({
    show: (name, isShown) => surfaces.get(name)?.show(isShown),
    hasFocus: (name) => surfaces.get(name)?.element()?.contains(page.activeElement) === true,
  });

  function isWanted(name: Surface): boolean {
    const surface = surfaces.get(name);
    if (!surface || !filled.has(name)) return false;
    const element = surface.element();
    if (surface.isOfPage) return element?.isConnected === true && isInView(element);
    if (isFormPage(router.state.location)) return false;
    // what is there already stays while it has the focus, and beside a form nothing begins
    return turns.shown === name || !isFilling(page);
  }

  function look(): void {
    for (const name of SURFACES) turns.want(name, isWanted(name));
    turns.look();
  }

  onMove(look);
  // what has the focus now is known only after the event
  const later = () => void setTimeout(look);
  page.addEventListener('focusin', later);
  page.addEventListener('focusout', later);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') look();
  });
  return {
    add(name, surface) {
      surfaces.set(name, surface);
      return (hasContent) => {
        if (hasContent) filled.add(name);
        else filled.delete(name);
        look();
      };
    },
  };
}
