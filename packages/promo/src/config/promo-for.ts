import type { PromoOfCountry, PromoOffer } from '../promo-offer.ts';
import { mergeCountry } from './merge-country.ts';
import type { PromoConfig } from './promo-schema.ts';

type Bookmaker = PromoConfig['bookmakers'][number];
type Display = Pick<ShownBookmaker, 'positionIndex' | 'rate' | 'percentPriority'>;
type Base = Omit<PromoOffer, 'index'>;

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

/** Bookmakers one may open in a country, by their position. */
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
 * What is offered in a country: offers of bookmakers that are open there, with what differs there.
 * @param frameOrigin without one, offers in frames are left out
 */
export function promoFor(
  config: PromoConfig,
  countryCode: string,
  frameOrigin?: string,
): PromoOfCountry {
  const open = new Set(bookmakersFor(config, countryCode).map(({ bookieName }) => bookieName));
  const offers = config.offers
    .map(({ extraCountries, ...base }, index): PromoOffer => {
      return { ...mergeCountry<Base>(base, extraCountries[countryCode]), index };
    })
    .filter(({ bookieName, format }) => {
      return open.has(bookieName) && (format !== 'iframe' || frameOrigin !== undefined);
    });
  return { offers, channel: config.channel, frameOrigin };
}

/** Where a numbered link leads. */
export interface PromoLink {
  readonly id: number;
  readonly url: string;
  readonly erid: string | undefined;
  readonly bookieName: string;
}

/**
 * A link of the registry for somebody of a country: of a bookmaker that is open there.
 * @param asked the marking of the offer that was clicked; one that is not of this link is ignored
 */
export function linkFor(
  config: PromoConfig,
  id: number,
  countryCode: string,
  requested?: string,
): PromoLink | undefined {
  const link = config.links.find((one) => one.id === id);
  const owners = bookmakersFor(config, countryCode);
  const { offers } = promoFor(config, countryCode, 'any');
  const offered = offers.filter(({ offerLinkId }) => offerLinkId === id);
  const bookieName =
    offered[0]?.bookieName ?? owners.find(({ bonus }) => bonus?.linkId === id)?.bookieName;
  if (!link || bookieName === undefined) return undefined;
  const known = [link.erid, ...offered.map(({ erid }) => erid)];
  const erid = known.includes(requested) ? requested : (link.erid ?? offered[0]?.erid);
  return { id, url: link.url, erid, bookieName };
}
