/** An address, or a page, perhaps a tab of it, with a link to it and how that link starts. */
export type PageAddress =
  | string
  | { readonly on: PageAddress; readonly link: string; readonly tab?: string };

/** What a page may weigh. HTML and state grow with what is shown; the rest does not. */
export interface PageBudget {
  readonly at: PageAddress;
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

const scorer = (start: string) => ({
  on: linked(`${start}/Tournaments`, `${start}/Tournaments/`),
  tab: 'scorers',
  link: `${start}/Teams/[^"/]+/Players/`,
});

/**
 * By type of page, of the shell and all remotes; as on 2026-11-29 and 3 % more, ratios 5 %.
 * Address, HTML ÷ markup, style, messages, state ÷ markup, share of messages that is shown.
 */
export const pageBudgets: readonly PageBudget[] = [
  shell('/about-us', 2.99, 14_500, 4_070, 0.029, 0.92),
  shell('/display', 3.37, 15_400, 2_590, 0.0315, 0.89),
  shell('/status', 3.58, 15_750, 2_590, 0.0923, 0.87),
  shell('/status/remotes', 3.38, 16_900, 3_130, 0.162, 0.88),
  shell('/privacy-policy', 2.16, 14_800, 1_810, 0.016, 0.87),
  remote('/', 2.71, 39_600, 5_690, 0.371, 0.83),
  remote('/Results', 2.51, 44_600, 5_860, 0.335, 0.74),
  remote(linked('/Results', '/Events/'), 2.79, 45_700, 9_390, 0.505, 0.93),
  remote('/Tournaments', 2.83, 20_300, 2_860, 0.372, 0.88),
  remote(linked('/Tournaments', '/Tournaments/'), 3.58, 33_500, 4_390, 1.082, 0.9),
  remote('/Teams', 2.51, 20_300, 2_950, 0.304, 0.88),
  remote(linked('/Teams', '/Teams/'), 3.38, 37_200, 7_670, 0.773, 0.9),
  remote(scorer(''), 3.21, 19_300, 3_180, 0.73, 0.89),
  remote('/Referees', 2.71, 19_500, 3_020, 0.4, 0.88),
  remote(linked('/Referees', '/Referees/'), 3.43, 25_600, 3_600, 0.742, 0.83),
  remote('/math-analysis', 2.56, 24_600, 3_760, 0.471, 0.89),
  remote('/value-trends', 3.14, 19_500, 4_830, 0.287, 0.91),
  remote('/feed', 3.24, 24_300, 3_360, 0.786, 0.9),
  remote('/Search/Matches', 3.79, 16_000, 2_120, 0.035, 0.88),
  remote('/hockey', 2.92, 39_000, 4_440, 0.314, 0.81),
  remote('/hockey/Results', 3.15, 44_600, 5_980, 0.347, 0.76),
  remote(linked('/hockey/Results', '/hockey/Events/'), 2.5, 46_200, 9_420, 0.452, 0.92),
  remote(linked('/hockey/Tournaments', '/hockey/Tournaments/'), 3.85, 33_600, 4_450, 1.613, 0.9),
  remote('/hockey/Teams', 2.53, 20_300, 2_870, 0.295, 0.88),
  remote(linked('/hockey/Teams', '/hockey/Teams/'), 3.38, 37_200, 7_390, 0.707, 0.9),
  remote(scorer('/hockey'), 3.45, 19_200, 3_020, 0.698, 0.89),
  remote('/hockey/math-analysis', 3.09, 24_600, 3_640, 0.451, 0.89),
  remote('/tennis', 3.11, 44_800, 5_160, 0.247, 0.77),
  remote(linked('/tennis', '/tennis/events/'), 3.87, 36_400, 6_190, 1.18, 0.89),
  remote('/tennis/compare', 4.65, 20_800, 1_990, 0.037, 0.86),
  remote('/tennis/Tournaments', 2.4, 20_600, 2_830, 0.536, 0.9),
  remote(linked('/tennis/Tournaments', '/tennis/Tournaments/'), 3.42, 26_000, 3_560, 0.671, 0.89),
  remote('/tennis/rankings', 2.25, 22_000, 4_030, 0.275, 0.93),
  remote('/tennis/players', 2.58, 22_000, 2_860, 0.259, 0.91),
  remote('/tennis/search', 3.91, 16_000, 1_980, 0.038, 0.87),
  remote('/login', 3.68, 17_300, 2_340, 0.046, 0.86),
  remote('/register', 3.59, 18_300, 2_560, 0.042, 0.88),
  remote('/account-recovery', 3.81, 17_200, 2_220, 0.035, 0.87),
  remote('/leaderboard', 2.07, 22_000, 5_920, 0.25, 0.92),
  remote(linked('/leaderboard', '/profile/'), 2.26, 31_500, 8_650, 0.565, 0.93),
  remote('/premium', 3.56, 19_600, 6_840, 0.277, 0.93),
  remote('/tipmark-cup-rules', 3.12, 19_300, 3_170, 0.445, 0.91),
  remote('/feedback', 3.78, 18_800, 2_310, 0.077, 0.84),
  scanner('/odds-scanner', 3.32, 24_700, 4_180, 0.383, 0.91),
  scanner('/hockey/odds-scanner', 3.38, 24_700, 4_180, 0.273, 0.91),
  scanner('/tennis/odds-scanner', 3.71, 24_700, 3_930, 0.278, 0.9),
  scanner('/arbitrage', 3.63, 17_200, 3_860, 0.073, 0.89),
  scanner('/dropping-odds', 2.69, 27_600, 5_360, 0.53, 0.88),
  scanner('/odds-grid', 3.3, 26_400, 3_640, 0.4, 0.87),
  scanner('/search-tips-and-cappers', 2.76, 28_800, 6_800, 0.79, 0.9),
  scanner('/bookmakers', 3.56, 15_500, 3_480, 0.131, 0.89),
  scanner(linked('/bookmakers', '/bookmakers/'), 3.56, 15_600, 3_670, 0.137, 0.9),
];
