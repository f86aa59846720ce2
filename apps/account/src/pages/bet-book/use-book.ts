import { useReader } from '@tipmark/match-features';
import { selectIsSignedIn } from '@tipmark/remote-kit';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useMemo } from 'react';
import { type BookView, bookAddress, readBookView } from './bet-address.ts';

/** The reader, and the choices in the address. */
export function useBook() {
  const reader = useReader('account');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isSignedIn = useSelector(selectIsSignedIn);
  const view = useMemo(() => readBookView(search), [search]);
  return {
    reader,
    dispatch,
    search,
    view,
    isSignedIn,
    addressOf: (wanted: Partial<BookView>) => bookAddress(wanted, reader.locale),
    go: (address: string) => void navigate(address),
    /** Navigates there in place: the page retains its scroll position. */
    choose: (address: string) => void navigate(address, { preventScrollReset: true }),
  };
}

export type Book = ReturnType<typeof useBook>;
