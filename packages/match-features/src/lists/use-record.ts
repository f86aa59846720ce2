import type { HostState, LoadState, Locale, RequestedAction } from '@tipmark/remote-kit';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { type ChangedWords, searchWith } from '../filters/chosen-filters.ts';
import { useReader } from '../match-page/use-reader.ts';

interface RecordOf<View, Page> {
  /** Messages of the remote. */
  readonly namespace: string;
  readonly load: { readonly select: (state: HostState) => LoadState<Page> };
  /** As the address names whose record it is; its page knows the link of today. */
  readonly url: string;
  readonly linkOf: (page: Page) => string;
  readonly readView: (search: URLSearchParams) => View;
  /** Names in the address that are no conditions and stay when those are taken back. */
  readonly kept?: readonly string[];
  readonly addressOf: (url: string, view: View, locale: Locale) => string;
  readonly requestOf: (url: string, view: View) => RequestedAction;
}

/** What the page of a team or a referee does: which matches count is said in its address. */
export function useRecord<View, Page>(record: RecordOf<View, Page>) {
  const { url, linkOf, readView, kept: names = [], addressOf, requestOf } = record;
  const reader = useReader(record.namespace);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const load = useSelector(record.load.select);
  const view = readView(search);
  const kept = Object.fromEntries(
    names.flatMap((name) => {
      const word = search.get(name);
      return word === null ? [] : [[name, word] as const];
    }),
  );
  const atFirst = readView(new URLSearchParams(kept));
  const link = load.data === undefined ? url : linkOf(load.data);
  const addressAs = (wanted: View) => addressOf(link, wanted, reader.locale);
  const address = addressAs(atFirst);
  return {
    reader,
    load,
    view,
    atFirst,
    /** The page without conditions. */
    address,
    kept,
    /** The same; undefined where nothing else is shown. */
    resetHref: addressAs(view) === address ? undefined : address,
    hrefOf: (words: ChangedWords) => addressAs(readView(searchWith(search, words))),
    onGo: (wanted: string) => void navigate(wanted, { preventScrollReset: true }),
    onRetry: () => dispatch(requestOf(url, view)),
  };
}
