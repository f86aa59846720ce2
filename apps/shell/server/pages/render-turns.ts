/**
 * Pages are drawn one in a turn of the event loop: drawing several in a row would leave every
 * request that arrives meanwhile, and could be refused at once, unread.
 * @returns resolves when it is the turn of a page
 */
export function createRenderTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(
      () =>
        new Promise((resolve) => {
          setImmediate(resolve);
        }),
    );
    return last;
  };
}
