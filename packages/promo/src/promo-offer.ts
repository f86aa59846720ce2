/** Where on a page an offer may be shown. */
export type PromoSlot = 'top' | 'catfish' | 'gift' | 'inline';

export type PromoFormat = 'native' | 'picture' | 'iframe';

export interface PromoColours {
  readonly background: string;
  readonly accent: string;
  readonly text: string;
}

/** Languages of a page. */
export type PromoLocale = 'ru' | 'en';

/** One offer as it is shown in one country, in the language of the page. */
export interface PromoOffer {
  /** Its index in the file, which cookies store. */
  readonly index: number;
  readonly bookmaker: string;
  /** The bookmaker's slug. */
  readonly bookieName: string;
  readonly percentPriority: number;
  readonly places: readonly PromoSlot[];
  readonly format: PromoFormat;
  /** Which drawing is behind a native offer. */
  readonly component: 'plain' | 'steps';
  readonly bannerStyle: 'filled' | 'outlined';
  readonly mainText: string;
  readonly bonusText: string;
  readonly tailText: string;
  /** Unset = the site's own text. */
  readonly actionText?: string | undefined;
  readonly isInRoubles: boolean;
  readonly colours: PromoColours;
  /**
   * Widths in pixels in which a picture exists, as webp and avif. It contains no text: the offer's
   * own texts are set over it, in the language of the page.
   */
  readonly images: readonly number[];
  /** For a picture, without width and extension; for a frame, below the origin of frames. */
  readonly pathDesktop?: string | undefined;
  readonly pathMob?: string | undefined;
  /** The message with which a frame asks to be closed. */
  readonly iframeMessage?: string | undefined;
  readonly offerLinkId: number;
  readonly erid: string;
  readonly advertisingText: string;
}

/** The channel in a messenger that the side block leads to. */
export interface PromoChannel {
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

/** Everything that is sent to a browser about promotions in its country. */
export interface PromoOfCountry {
  readonly offers: readonly PromoOffer[];
  readonly channel?: PromoChannel | undefined;
  /** Where frames come from; without it there are none. */
  readonly frameOrigin?: string | undefined;
}
