import type { HostState, LoadState, Locale, RequestedAction } from '@tipmark/remote-kit';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useReader } from '../page/use-reader.ts';
import { type ChangedParams, searchWith } from './chosen-filters.ts';

interface RecordOf<View, Page> {
  /** Messages of the remote. */
  readonly namespace: string;
  readonly load: { readonly select: (state: HostState) => LoadState<Page> };
  /** As in the address; the profile has the current link. */
  readonly url: string;
  readonly linkOf: (page: Page) => string;
  readonly readView: (search: URLSearchParams) => View;
  /** Parameters of the address that are no conditions and stay when those are removed. */
  readonly retained?: readonly string[];
  readonly addressOf: (url: string, view: View, locale: Locale) => string;
  readonly requestOf: (url: string, view: View) => RequestedAction;
}

/** The record of a team or a referee: which matches count is in its address. */
export function useRecord<View, Page>(record: RecordOf<View, Page>) {
  const { url, linkOf, readView, retained: names = [], addressOf, requestOf } = record;
  const reader = useReader(record.namespace);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const load = useSelector(record.load.select);
  const view = readView(search);
  const retained = Object.fromEntries(
    names.flatMap((name) => {
      const word = search.get(name);
      return word === null ? [] : [[name, word] as const];
    }),
  );
  const atFirst = readView(new URLSearchParams(retained));
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
    retained,
    /** The same; undefined where it would change nothing. */
    resetHref: addressAs(view) === address ? undefined : address,
    hrefOf: (params: ChangedParams) => addressAs(readView(searchWith(search, params))),
    onGo: (wanted: string) => void navigate(wanted, { preventScrollReset: true }),
    onRetry: () => dispatch(requestOf(url, view)),
  };
}
