/** `pages`: this server gets what pages show; `unknown`: nobody has looked for a while. */
export type AreaName = 'pages' | 'scores' | 'mail' | 'payments';
export type AreaState = 'ok' | 'slow' | 'down' | 'off' | 'unknown';

export interface AreaStatus {
  readonly area: AreaName;
  readonly state: AreaState;
  /** In this state since then; null = unknown. */
  readonly sinceSeconds: number | null;
  /** Of scores: seconds since the last update when it was looked at. */
  readonly ageSeconds: number | null;
}

/** The public state of the site. */
export interface SiteStatus {
  /** The worst of the areas. */
  readonly state: 'ok' | 'slow' | 'down';
  readonly checkedAtSeconds: number;
  readonly areas: readonly AreaStatus[];
}
