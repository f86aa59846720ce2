/** The page from which a visitor came to sign in. */
export interface CameFrom {
  /** `?source=` of the page. */
  readonly source: string;
  /** `?next=` of it. */
  readonly next: string;
}

/** Where a form's visitor came from, by its address; the caller checks it. */
export function cameFrom(search: string): CameFrom {
  const params = new URLSearchParams(search);
  return { source: params.get('source') ?? '', next: params.get('next') ?? '' };
}
