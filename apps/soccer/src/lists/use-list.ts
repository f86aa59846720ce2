import { type Reader, useReader } from '@tipmark/match-features';
import type { Locale, RequestedAction } from '@tipmark/remote-kit';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch } from '@tipmark/remote-kit/store';
import { withWord } from './read-choice.ts';

interface ListOf<View extends { readonly pageNumber: number }> {
  readonly readView: (search: URLSearchParams) => View;
  readonly addressOf: (view: View, locale: Locale) => string;
  readonly requestOf: (view: View) => RequestedAction;
}

/** What every list does: it lives in its address, and asks again when it failed. */
export function useList<View extends { readonly pageNumber: number }>(list: ListOf<View>) {
  const { readView, addressOf, requestOf } = list;
  const reader: Reader = useReader('soccer');
  const dispatch = useDispatch() as (action: RequestedAction) => void;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readView(search);
  const { locale } = reader;
  const pageHref = (pageNumber: number) => addressOf({ ...view, pageNumber }, locale);
  return {
    reader,
    view,
    frame: {
      reader,
      address: addressOf(readView(new URLSearchParams()), locale),
      onChoose: (name: string, word: string) =>
        void navigate(addressOf(readView(withWord(search, name, word)), locale), {
          preventScrollReset: true,
        }),
      onRetry: () => dispatch(requestOf(view)),
      previousHref: view.pageNumber > 1 ? pageHref(view.pageNumber - 1) : undefined,
      nextHref: ({ nextPageNumber }: { readonly nextPageNumber: number | null }) =>
        nextPageNumber === null ? undefined : pageHref(nextPageNumber),
    },
  };
}
