import type { Locale } from '@tipmark/remote-kit';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href, type RouteName } from '@tipmark/route-builder';
import type { PageLoad } from '../page/page-load.ts';
import { useReader } from '../page/use-reader.ts';
import { type ChangedParams, searchWith } from './chosen-filters.ts';
import { useShowMore } from './use-show-more.ts';

export interface PageOfList {
  readonly nextPageNumber: number | null;
}

export interface NumberedView {
  readonly pageNumber: number;
}

/** A list that lives in its address. */
export interface ListOf<View extends NumberedView, Request, Page extends PageOfList> {
  /** Messages of the remote. */
  readonly namespace: string;
  readonly route: RouteName;
  /** The page named by the address, and those added below it. */
  readonly load: PageLoad<Request, Page>;
  readonly more: PageLoad<Request, Page>;
  readonly readView: (search: URLSearchParams) => View;
  /** The view as parameters of the address, without defaults. */
  readonly paramsOf: (view: View) => Readonly<Record<string, string | number | undefined>>;
  readonly requestOf: (view: View) => Request;
}

/** The address of a view of a list. */
export const listAddress = <View extends NumberedView>(
  { route, paramsOf }: Pick<ListOf<View, never, never>, 'route' | 'paramsOf'>,
  view: View,
  locale: Locale,
): string => href(route, paramsOf(view), { locale });

/**
 * Behaviour of every list: its state is in its address, it grows downwards, and a failed load can
 * be retried.
 */
export function useList<View extends NumberedView, Request, Page extends PageOfList>(
  list: ListOf<View, Request, Page>,
) {
  const { readView, requestOf } = list;
  const reader = useReader(list.namespace);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const load = useSelector(list.load.select);
  const more = useSelector(list.more.select);
  const view = readView(search);
  const addressOf = (wanted: View) => listAddress(list, wanted, reader.locale);
  /** A changed condition starts at the first page. */
  const hrefOf = (params: ChangedParams) =>
    addressOf(readView(searchWith(search, { ...params, page: undefined })));
  const onGo = (address: string) => void navigate(address, { preventScrollReset: true });
  const pageHref = (pageNumber: number) => addressOf({ ...view, pageNumber });
  const shown = useShowMore({
    of: addressOf(view),
    first: load.data,
    more,
    requestAfter: ({ nextPageNumber }) =>
      nextPageNumber === null
        ? undefined
        : list.more.requested(requestOf({ ...view, pageNumber: nextPageNumber })),
  });
  const nextPageNumber = shown.pages.at(-1)?.nextPageNumber ?? null;
  return {
    reader,
    view,
    addressOf,
    hrefOf,
    onGo,
    frame: {
      reader,
      load,
      shown,
      address: addressOf(readView(new URLSearchParams())),
      onChoose: (name: string, word: string) => onGo(hrefOf({ [name]: word })),
      onRetry: () => dispatch(list.load.requested(requestOf(view))),
      previousHref: view.pageNumber > 1 ? pageHref(view.pageNumber - 1) : undefined,
      nextHref: nextPageNumber === null ? undefined : pageHref(nextPageNumber),
    },
  };
}
