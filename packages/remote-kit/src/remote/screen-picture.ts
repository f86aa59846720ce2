/** A side on a picture. */
export interface PictureSide {
  readonly name: string;
  /** Short form of a drawn crest. */
  readonly logo?: string | undefined;
}

interface PictureInWords {
  /** All of it in words, for whoever does not see it. */
  readonly alt: string;
}

/** What stands on the picture a page is passed on with. */
export type ScreenPicture = MatchPicture | RowsPicture;

/** Who meets whom, when, and how it stands. */
export interface MatchPicture extends PictureInWords {
  /** Above the sides: what they meet in. */
  readonly above: string;
  readonly sides: readonly [PictureSide, PictureSide];
  /** Between them: a score, or a time. */
  readonly score: string;
  /** Under the score: how far it is, how it came about. */
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
  /** Behind them, quieter: what they rest on. */
  readonly note?: string | undefined;
}
