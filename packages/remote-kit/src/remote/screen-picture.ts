/** A side on a picture. */
export interface PictureSide {
  readonly name: string;
  /** Short form of a drawn logo. */
  readonly logo?: string | undefined;
}

interface PictureInWords {
  /** All of it as text, for readers who do not see it. */
  readonly alt: string;
}

/** Content of the picture shown where a page is shared. */
export type ScreenPicture = MatchPicture | RowsPicture;

/** The sides, the time and the score of a match. */
export interface MatchPicture extends PictureInWords {
  /** Above the sides: their competition. */
  readonly above: string;
  readonly sides: readonly [PictureSide, PictureSide];
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
export interface RowsPicture extends PictureInWords {
  /** Over the title: where it belongs. */
  readonly above: string;
  readonly title: PictureSide;
  /** Under the title. */
  readonly note: string;
  /** Over the values of the rows. */
  readonly heads: readonly string[];
  /** There is room for five. */
  readonly rows: readonly PictureRow[];
}

export interface PictureRow {
  /** Before the name: a place, a day. */
  readonly label: string;
  readonly name: string;
  readonly logo?: string | undefined;
  readonly values: readonly string[];
  /** After them, less prominent: the data behind them. */
  readonly note?: string | undefined;
}
