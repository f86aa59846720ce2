/** What a page may weigh. HTML and state grow with what is shown; the rest does not. */
export interface PageBudget {
  /** Its address, or a page with a link to it and the start of that link. */
  readonly at: string | { readonly on: string; readonly link: string };
  /** HTML ÷ its markup alone, both compressed. */
  readonly html: number;
  /** Bytes of style in the head. */
  readonly style: number;
  /** Bytes of messages in the boot data. */
  readonly messages: number;
  /** Bytes of state ÷ bytes of markup. */
  readonly state: number;
  /** Compressed bytes of the scripts that it names. */
  readonly scripts: number;
}

const SHELL_SCRIPTS = 101_000;
const REMOTE_SCRIPTS = 127_000;
const SCANNER_SCRIPTS = 108_000;

/** By type of page, of the shell and all remotes: as on 2026-11-28, with room for other matches. */
export const pageBudgets: readonly PageBudget[] = [
  { at: '/', html: 3.1, style: 43_000, messages: 5_800, state: 0.45, scripts: REMOTE_SCRIPTS },
  {
    at: '/Results',
    html: 2.89,
    style: 48_000,
    messages: 6_200,
    state: 0.42,
    scripts: REMOTE_SCRIPTS,
  },
  { at: '/Teams', html: 2.94, style: 23_000, messages: 3_200, state: 0.4, scripts: REMOTE_SCRIPTS },
  {
    at: { on: '/Results', link: '/Events/' },
    html: 4.73,
    style: 41_000,
    messages: 6_800,
    state: 1.2,
    scripts: REMOTE_SCRIPTS,
  },
  {
    at: '/hockey',
    html: 3.36,
    style: 43_000,
    messages: 4_800,
    state: 0.42,
    scripts: REMOTE_SCRIPTS,
  },
  {
    at: '/hockey/Results',
    html: 3.62,
    style: 48_000,
    messages: 6_300,
    state: 0.45,
    scripts: REMOTE_SCRIPTS,
  },
  {
    at: { on: '/hockey/Results', link: '/hockey/Events/' },
    html: 4.62,
    style: 41_000,
    messages: 6_900,
    state: 1,
    scripts: REMOTE_SCRIPTS,
  },
  {
    at: '/tennis',
    html: 3.78,
    style: 48_500,
    messages: 5_300,
    state: 0.6,
    scripts: REMOTE_SCRIPTS,
  },
  {
    at: { on: '/tennis', link: '/tennis/events/' },
    html: 4.95,
    style: 41_000,
    messages: 6_600,
    state: 1.4,
    scripts: REMOTE_SCRIPTS,
  },
  {
    at: '/login',
    html: 4.51,
    style: 19_900,
    messages: 2_500,
    state: 0.08,
    scripts: REMOTE_SCRIPTS,
  },
  {
    at: '/register',
    html: 4.46,
    style: 21_000,
    messages: 2_750,
    state: 0.08,
    scripts: REMOTE_SCRIPTS,
  },
  {
    at: '/leaderboard',
    html: 2.52,
    style: 24_600,
    messages: 5_400,
    state: 0.33,
    scripts: REMOTE_SCRIPTS,
  },
  {
    at: '/premium',
    html: 3.89,
    style: 22_500,
    messages: 7_300,
    state: 0.35,
    scripts: REMOTE_SCRIPTS,
  },
  {
    at: '/odds-scanner',
    html: 3.94,
    style: 26_300,
    messages: 4_400,
    state: 0.5,
    scripts: SCANNER_SCRIPTS,
  },
  {
    at: '/about-us',
    html: 3.83,
    style: 17_300,
    messages: 4_350,
    state: 0.05,
    scripts: SHELL_SCRIPTS,
  },
];
