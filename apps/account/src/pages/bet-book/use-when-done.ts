import { notify } from '@tipmark/remote-kit';
import { useEffect, useEffectEvent } from 'react';
import { betFormLoad } from './bet-loads.ts';
import type { Book } from './use-book.ts';

/** Once a command is done: says so and leads to the book, with fresh forms. */
export function useWhenDone(isDone: boolean, text: string, { dispatch, go, addressOf }: Book) {
  const leave = useEffectEvent(() => {
    dispatch(notify({ text, kind: 'done' }));
    go(addressOf({}));
    dispatch(betFormLoad.reset());
  });
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
}
