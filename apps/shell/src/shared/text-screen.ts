import { defineScreen, type LazyPart, type Screen } from '@tipmark/remote-kit';
import type { RouteName } from '@tipmark/route-builder';

/** A page without loads, whose title and description are messages named like its route. */
export const textScreen = (
  route: RouteName,
  { Part, loadPart }: LazyPart,
  isIndexed = true,
): Screen =>
  defineScreen({
    route,
    loads: () => [],
    Component: Part,
    code: loadPart,
    head: (_state, _visit, translate) => ({
      title: translate(`${route}.title`),
      description: translate(`${route}.description`),
      isIndexed,
    }),
  });
