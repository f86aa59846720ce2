/** A side on a share image. */
export interface ShareImageSide {
  readonly name: string;
  /** Short form of a drawn logo. */
  readonly logo?: string | undefined;
}

interface ShareImageInWords {
  /** All of it as text, for readers who do not see it. */
  readonly alt: string;
}

/** Content of the share image shown where a page is shared. */
export type ScreenShareImage = MatchShareImage | RowsShareImage;

/** The sides, the time and the score of a match. */
export interface MatchShareImage extends ShareImageInWords {
  /** Above the sides: their competition. */
  readonly above: string;
  readonly sides: readonly [ShareImageSide, ShareImageSide];
  /** Between them: a score, or a time. */
  readonly score: string;
  /** Under the score: the state of the match, and the course of the score. */
  readonly state: string;
  readonly isLive: boolean;
  /** Day and time. */
  readonly when: string;
  readonly prices: readonly { readonly label: string; readonly value: string }[];
}

/** Somebody, or something, with a few rows about it. */
export interface RowsShareImage extends ShareImageInWords {
  /** Over the title: where it belongs. */
  readonly above: string;
  readonly title: ShareImageSide;
  /** Under the title. */
  readonly note: string;
  /** Over the values of the rows. */
  readonly heads: readonly string[];
  /** There is room for five. */
  readonly rows: readonly ShareImageRow[];
}

export interface ShareImageRow {
  /** Before the name: a position, a day. */
  readonly label: string;
  readonly name: string;
  readonly logo?: string | undefined;
  readonly values: readonly string[];
  /** After them, less prominent: the data behind them. */
  readonly note?: string | undefined;
}
