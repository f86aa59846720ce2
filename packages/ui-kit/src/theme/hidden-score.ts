/** Scores of matches in lists; how they are hidden and shown is the same for all of them. */
export const HIDDEN_SCORE =
  ':is([data-tab] .sc > span, :is(a, td, li, p, .live) > .sc, td.sc, a > .how, .side > b, article .score > strong)';

/** The smallest thing that shows a match: its score is shown with the rest of it. */
export const MATCH_UNIT = ':is(li, tr, article, p)';
