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
  /** At least this share of the messages stands in the markup. */
  readonly shown: number;
  /** Compressed bytes of the scripts that it names. */
  readonly scripts: number;
}

const pageWith =
  (scripts: number) =>
  (
    at: PageBudget['at'],
    html: number,
    style: number,
    messages: number,
    state: number,
    shown: number,
  ): PageBudget => ({ at, html, style, messages, state, shown, scripts });

const shell = pageWith(90_400);
const remote = pageWith(115_800);
const scanner = pageWith(97_400);

const linked = (on: string, link: string) => ({ on, link });

/**
 * By type of page, of the shell and all remotes; as on 2026-11-29 and 3 % more, ratios 5 %.
 * Address, HTML ÷ markup, style, messages, state ÷ markup, share of messages that is shown.
 */
export const pageBudgets: readonly PageBudget[] = [
  shell('/about-us', 2.99, 14_500, 4_070, 0.029, 0.92),
  shell('/privacy-policy', 2.16, 14_800, 1_810, 0.016, 0.87),
  remote('/', 2.71, 39_600, 5_450, 0.371, 0.83),
  remote('/Results', 2.51, 44_600, 5_860, 0.335, 0.74),
  remote(linked('/Results', '/Events/'), 3.76, 38_900, 6_320, 0.677, 0.92),
  remote('/Tournaments', 2.83, 20_300, 2_860, 0.372, 0.88),
  remote(linked('/Tournaments', '/Tournaments/'), 3.58, 33_500, 4_390, 1.082, 0.9),
  remote('/Teams', 2.51, 20_300, 2_950, 0.304, 0.88),
  remote(linked('/Teams', '/Teams/'), 3.38, 34_800, 7_260, 0.773, 0.9),
  remote('/Referees', 2.71, 19_500, 3_020, 0.4, 0.88),
  remote(linked('/Referees', '/Referees/'), 3.43, 25_600, 3_600, 0.742, 0.83),
  remote('/math-analysis', 2.56, 24_600, 3_510, 0.471, 0.89),
  remote('/value-trends', 3.14, 19_500, 4_500, 0.287, 0.91),
  remote('/feed', 2.7, 23_800, 3_360, 0.786, 0.9),
  remote('/Search/Matches', 3.79, 16_000, 2_120, 0.035, 0.88),
  remote('/hockey', 2.92, 39_000, 4_440, 0.314, 0.81),
  remote('/hockey/Results', 3.15, 44_600, 5_980, 0.347, 0.76),
  remote(linked('/hockey/Results', '/hockey/Events/'), 3.16, 39_400, 6_640, 0.404, 0.92),
  remote(linked('/hockey/Tournaments', '/hockey/Tournaments/'), 3.85, 33_600, 4_450, 1.613, 0.9),
  remote('/hockey/Teams', 2.53, 20_300, 2_870, 0.295, 0.88),
  remote(linked('/hockey/Teams', '/hockey/Teams/'), 3.38, 34_800, 7_250, 0.707, 0.9),
  remote('/hockey/math-analysis', 3.09, 24_600, 3_390, 0.451, 0.89),
  remote('/tennis', 3, 44_800, 4_990, 0.247, 0.77),
  remote(linked('/tennis', '/tennis/events/'), 3.87, 36_400, 5_460, 1.18, 0.89),
  remote('/tennis/search', 3.91, 16_000, 1_980, 0.038, 0.87),
  remote('/login', 3.68, 17_300, 2_340, 0.046, 0.86),
  remote('/register', 3.59, 18_300, 2_560, 0.042, 0.88),
  remote('/account-recovery', 3.81, 17_200, 2_220, 0.035, 0.87),
  remote('/leaderboard', 2.07, 21_800, 5_440, 0.23, 0.92),
  remote(linked('/leaderboard', '/profile/'), 2.26, 29_700, 7_470, 0.565, 0.93),
  remote('/premium', 3.56, 19_600, 6_840, 0.277, 0.93),
  remote('/tipmark-cup-rules', 3.12, 19_300, 3_170, 0.445, 0.91),
  remote('/feedback', 3.78, 18_800, 2_310, 0.077, 0.84),
  scanner('/odds-scanner', 3.32, 24_700, 4_180, 0.383, 0.91),
  scanner('/hockey/odds-scanner', 3.38, 24_700, 4_180, 0.273, 0.91),
  scanner('/tennis/odds-scanner', 3.71, 24_700, 3_930, 0.278, 0.9),
  scanner('/search-tips-and-cappers', 2.76, 28_200, 6_530, 0.79, 0.9),
  scanner('/bookmakers', 3.56, 15_500, 3_450, 0.124, 0.89),
  scanner(linked('/bookmakers', '/bookmakers/'), 3.56, 15_600, 3_640, 0.13, 0.9),
];
