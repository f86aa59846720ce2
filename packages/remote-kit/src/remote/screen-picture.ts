/** A side on a picture. */
export interface PictureSide {
  readonly name: string;
  /** Short form of a drawn crest. */
  readonly logo?: string | undefined;
}

/** What stands on the picture a page is passed on with: who meets whom, when, and how it stands. */
export interface ScreenPicture {
  /** All of it in words, for whoever does not see it. */
  readonly alt: string;
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
