const MAX_WAITING = 5;

const waiting: unknown[] = [];
let receive = (error: unknown): void => {
  if (waiting.length < MAX_WAITING) waiting.push(error);
};

/** An error of this page; those before the code that reports them has arrived wait for it. */
export const noteError = (error: unknown): void => receive(error);

/** Errors that nobody caught; the first ones may come while the page starts. */
export function watchErrors(page: Window = window): void {
  page.addEventListener('error', ({ error }) => noteError(error));
  page.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}

export function receiveErrors(next: (error: unknown) => void): void {
  receive = next;
  for (const error of waiting.splice(0)) next(error);
}
