import type { CameFrom } from '../submission/submission-slice.ts';

/** What the address of a form says of where its visitor comes from; whoever uses it checks it. */
export const cameFrom = (search: URLSearchParams): CameFrom => ({
  source: search.get('source') ?? '',
  next: search.get('next') ?? '',
});
