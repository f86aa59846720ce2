import type { ReactElement } from 'react';

/**
 * Draws each view once: the very same view is the very same element, in which React has nothing to
 * compare. A view is drawn alike wherever it stands.
 */
export function drawnOnce<View extends object>(draw: (view: View, place: number) => ReactElement) {
  const known = new WeakMap<View, ReactElement>();
  return (view: View, place = 0): ReactElement => {
    const element = known.get(view) ?? draw(view, place);
    known.set(view, element);
    return element;
  };
}
