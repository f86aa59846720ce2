/** Where a visitor who signs in comes from. */
export interface CameFrom {
  /** `?source=` of the page. */
  readonly source: string;
  /** `?next=` of it. */
  readonly next: string;
}

/** What the address of a form says of where its visitor comes from; whoever uses it checks it. */
export function cameFrom(search: string): CameFrom {
  const params = new URLSearchParams(search);
  return { source: params.get('source') ?? '', next: params.get('next') ?? '' };
}
