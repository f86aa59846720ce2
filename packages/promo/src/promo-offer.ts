/** Where on a page an offer may stand. */
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
  /** Its place in the file, which cookies remember. */
  readonly index: number;
  readonly bookmaker: string;
  /** The bookmaker's part of addresses. */
  readonly bookieName: string;
  readonly percentPriority: number;
  readonly places: readonly PromoSlot[];
  readonly format: PromoFormat;
  /** Which drawing stands behind a native offer. */
  readonly component: 'plain' | 'steps';
  readonly bannerStyle: 'filled' | 'outlined';
  readonly mainText: string;
  readonly bonusText: string;
  readonly tailText: string;
  /** Unset = the site's own word. */
  readonly actionText?: string | undefined;
  readonly isInRoubles: boolean;
  readonly colours: PromoColours;
  /**
   * Widths in pixels a picture is there in, as webp and avif. It contains no text: the offer's own
   * texts are set over it, in the language of the page.
   */
  readonly images: readonly number[];
  /** Of a picture without width and ending, of a frame below the origin of frames. */
  readonly pathDesktop?: string | undefined;
  readonly pathMob?: string | undefined;
  /** The word by which a frame asks to be closed. */
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
