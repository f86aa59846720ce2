import { defineScreen, type Screen } from '@tipmark/remote-kit';
import type { PageParts } from '../page/page-load.ts';
import { type ListOf, listAddress, type NumberedView, type PageOfList } from './use-list.ts';

interface ListScreenOptions<View> extends Pick<Screen, 'Component'> {
  /** Prefix of its messages: `headTitle` and `description` are under it. */
  readonly messages: string;
  /** The canonical view of the same rows, for search engines. */
  readonly canonicalOf: (view: View) => View;
  readonly titleOf?: (...visited: Parameters<Screen['head']>) => string;
  /** False prevents indexing by search engines. */
  readonly isIndexed?: false;
}

/** The screen of a list and its loads. */
export function createListScreen<View extends NumberedView, Request, Page extends PageOfList>(
  list: ListOf<View, Request, Page>,
  options: ListScreenOptions<View>,
): PageParts {
  const { messages, canonicalOf, titleOf, isIndexed, Component } = options;
  const { route, load, more, readView, requestOf } = list;
  const screen = defineScreen({
    route,
    loads: ({ search }) => [load.requested(requestOf(readView(search)))],
    Component,
    head: (state, visit, t) => ({
      title: titleOf?.(state, visit, t) ?? t(`${messages}.headTitle`),
      description: t(`${messages}.description`),
      canonical: listAddress(list, canonicalOf(readView(visit.search)), visit.locale),
      ...(isIndexed === false && { isIndexed }),
    }),
  });
  return { screen, loads: [load, more] };
}
