/** The list without the visitor's own conditions. */
export interface FilterReset {
  readonly text: string;
  readonly href: string;
  /** Navigates there in place. */
  readonly onGo: () => void;
}
