/** The list without conditions of the visitor's own. */
export interface FilterReset {
  readonly text: string;
  readonly href: string;
  /** Goes there in place. */
  readonly onGo: () => void;
}
