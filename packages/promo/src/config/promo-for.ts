import type { PromoLocale, PromoOfCountry, PromoOffer } from '../promo-offer.ts';
import { mergeCountry } from './merge-country.ts';
import type { PromoConfig } from './promo-schema.ts';

type Bookmaker = PromoConfig['bookmakers'][number];
type Display = Pick<ShownBookmaker, 'positionIndex' | 'rate' | 'percentPriority'>;
type Offer = PromoConfig['offers'][number];
type Base = Omit<Offer, 'extraCountries'>;

/** A bookmaker as one country sees it. */
export interface ShownBookmaker
  extends Pick<Bookmaker, 'bookieName' | 'name' | 'oddsName' | 'about'> {
  readonly positionIndex: number;
  readonly rate: number;
  readonly percentPriority: number;
  readonly bonus: Bookmaker['bonus'];
}

const isAvailable = ({ display }: Bookmaker, countryCode: string): boolean =>
  display.availableCountry.includes(countryCode) || countryCode in display.extraCountries;

/** Bookmakers that operate in a country, by their position. */
export function bookmakersFor(
  { bookmakers }: PromoConfig,
  countryCode: string,
): readonly ShownBookmaker[] {
  return bookmakers
    .filter((one) => isAvailable(one, countryCode))
    .map(({ bookieName, name, oddsName, about, bonus, display }) => {
      const { positionIndex, rate, percentPriority } = mergeCountry<Display>(
        display,
        display.extraCountries[countryCode],
      );
      return { bookieName, name, oddsName, about, bonus, positionIndex, rate, percentPriority };
    })
    .toSorted((a, b) => a.positionIndex - b.positionIndex);
}

/**
 * Offers of bookmakers that operate in a country, with its overrides and their index in the file.
 */
const offersOf = (
  config: PromoConfig,
  countryCode: string,
): readonly (Base & { readonly index: number })[] => {
  const open = new Set(bookmakersFor(config, countryCode).map(({ bookieName }) => bookieName));
  return config.offers
    .map(({ extraCountries, ...base }, index) => ({
      ...mergeCountry<Base>(base, extraCountries[countryCode]),
      index,
    }))
    .filter(({ bookieName }) => open.has(bookieName));
};

/** Whom the promotions of a page are for. */
export interface PromoVisitor {
  readonly countryCode: string;
  readonly locale: PromoLocale;
}

/**
 * What is offered in a country, in the language of the page.
 * @param frameOrigin without one, offers in frames are left out
 */
export function promoFor(
  config: PromoConfig,
  { countryCode, locale }: PromoVisitor,
  frameOrigin?: string,
): PromoOfCountry {
  const offers = offersOf(config, countryCode)
    .filter(({ format }) => format !== 'iframe' || frameOrigin !== undefined)
    .map(
      (offer): PromoOffer => ({
        ...offer,
        bookmaker: offer.bookmaker[locale],
        mainText: offer.mainText[locale],
        bonusText: offer.bonusText[locale],
        tailText: offer.tailText[locale],
        actionText: offer.actionText?.[locale],
        advertisingText: offer.advertisingText[locale],
      }),
    );
  const { channel } = config;
  return {
    offers,
    channel: channel && { ...channel, title: channel.title[locale], text: channel.text[locale] },
    frameOrigin,
  };
}

/** Where a numbered link leads. */
export interface PromoLink {
  readonly id: number;
  readonly url: string;
  readonly erid: string | undefined;
  readonly bookieName: string;
}

/**
 * A link of the registry for a visitor of a country, if its bookmaker operates there.
 * @param asked the erid of the clicked offer; one that is not of this link is ignored
 */
export function linkFor(
  config: PromoConfig,
  id: number,
  countryCode: string,
  requested?: string,
): PromoLink | undefined {
  const link = config.links.find((one) => one.id === id);
  const owners = bookmakersFor(config, countryCode);
  const offered = offersOf(config, countryCode).filter(({ offerLinkId }) => offerLinkId === id);
  const bookieName =
    offered[0]?.bookieName ?? owners.find(({ bonus }) => bonus?.linkId === id)?.bookieName;
  if (!link || bookieName === undefined) return undefined;
  const known = [link.erid, ...offered.map(({ erid }) => erid)];
  const erid = known.includes(requested) ? requested : (link.erid ?? offered[0]?.erid);
  return { id, url: link.url, erid, bookieName };
}
