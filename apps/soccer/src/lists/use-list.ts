import {
  type ChangedWords,
  type Reader,
  searchWith,
  useReader,
  useShowMore,
} from '@tipmark/match-features';
import type { HostState, LoadState, Locale, RequestedAction } from '@tipmark/remote-kit';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';

interface PageOfList {
  readonly nextPageNumber: number | null;
}

interface LoadOf<Page> {
  readonly select: (state: HostState) => LoadState<Page>;
}

interface ListOf<View extends { readonly pageNumber: number }, Page extends PageOfList, Load> {
  /** The page the address names, and those that are added below it. */
  readonly load: Load & LoadOf<Page>;
  readonly more: Load & LoadOf<Page>;
  readonly readView: (search: URLSearchParams) => View;
  readonly addressOf: (view: View, locale: Locale) => string;
  readonly requestOf: (view: View, load: Load) => RequestedAction;
}

/**
 * What every list does: it lives in its address, grows downwards, and asks again when it failed.
 */
export function useList<
  View extends { readonly pageNumber: number },
  Page extends PageOfList,
  Load,
>(list: ListOf<View, Page, Load>) {
  const { readView, addressOf, requestOf } = list;
  const reader: Reader = useReader('soccer');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const load = useSelector(list.load.select);
  const more = useSelector(list.more.select);
  const view = readView(search);
  const { locale } = reader;
  /** A new condition begins at the first page. */
  const hrefOf = (words: ChangedWords) =>
    addressOf(readView(searchWith(search, { ...words, page: undefined })), locale);
  const onGo = (address: string) => void navigate(address, { preventScrollReset: true });
  const pageHref = (pageNumber: number) => addressOf({ ...view, pageNumber }, locale);
  const shown = useShowMore({
    of: addressOf(view, locale),
    first: load.data,
    more,
    requestAfter: ({ nextPageNumber }) =>
      nextPageNumber === null
        ? undefined
        : requestOf({ ...view, pageNumber: nextPageNumber }, list.more),
  });
  const nextPageNumber = shown.pages.at(-1)?.nextPageNumber ?? null;
  return {
    reader,
    view,
    hrefOf,
    onGo,
    frame: {
      reader,
      load,
      shown,
      address: addressOf(readView(new URLSearchParams()), locale),
      onChoose: (name: string, word: string) => onGo(hrefOf({ [name]: word })),
      onRetry: () => dispatch(requestOf(view, list.load)),
      previousHref: view.pageNumber > 1 ? pageHref(view.pageNumber - 1) : undefined,
      nextHref: nextPageNumber === null ? undefined : pageHref(nextPageNumber),
    },
  };
}
