/** A short notice in a corner of the page, in the visitor's language. */
export interface Notice {
  readonly text: string;
  /** `problem`: something went wrong; it is also shown beside what failed, never only here. */
  readonly kind?: 'done' | 'problem';
  /** Where it links to: an address of the site. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** Host action: the host shows the notice for some seconds, on whatever page the visitor is. */
export const notify = (notice: Notice) => ({ type: 'host/notify', notice }) as const;
