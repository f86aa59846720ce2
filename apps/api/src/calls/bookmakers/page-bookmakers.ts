import type { Endpoints, ListedBookmaker } from '@tipmark/contract';
import { asciiSlug, compareNames, ratingLabel } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { bookmakersFor, type PromoConfig, type ShownBookmaker } from '@tipmark/promo/config';
import {
  type MeasuredBookmakers,
  measuredBookmakers,
} from '../../matches/bookmakers/measured-bookmakers.ts';
import { findBookmakers, type StoredBookmaker } from '../../matches/bookmakers/quotes-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const ofName = ({ bookmakers }: MeasuredBookmakers, oddsName: string) =>
  bookmakers.find(({ name }) => name === oddsName);

/** A bookmaker of the list: one of the promotions file, or one that only has stored odds. */
type Listed = Pick<ShownBookmaker, 'bookieName' | 'name' | 'oddsName' | 'about' | 'bonus'> & {
  readonly isPromoted: boolean;
};

const NO_TEXT = { ru: '', en: '' } as const;

/** Addresses of names, each once; names are in order, so that an address stays the same. */
function withAddresses(names: readonly string[], taken: ReadonlySet<string>): Listed[] {
  const used = new Set(taken);
  return names.map((oddsName) => {
    const slug = asciiSlug(oddsName, 'bookmaker').slice(0, MAX_SLUG);
    let bookieName = slug;
    for (let n = 2; used.has(bookieName); n += 1) bookieName = `${slug}-${n}`;
    used.add(bookieName);
    const name = { ru: oddsName, en: oddsName };
    return { bookieName, name, oddsName, about: NO_TEXT, bonus: undefined, isPromoted: false };
  });
}

const MAX_SLUG = 30;

/**
 * Bookmakers that exist in the stored odds: those of the promotions file that operate in the
 * country, by position, then the others, by payout. What is measured of a bookmaker is shown in
 * every country, its offers are not. One that the file knows but has no odds here is not listed.
 */
function listedBookmakers(
  promo: PromoConfig,
  stored: readonly StoredBookmaker[],
  countryCode: string,
  measured: MeasuredBookmakers,
): Listed[] {
  const known = new Set(stored.map(({ name }) => name));
  const configured = new Set(promo.bookmakers.map(({ oddsName }) => oddsName));
  const promoted = bookmakersFor(promo, countryCode)
    .filter(({ oddsName }) => known.has(oddsName))
    .map((one) => ({ ...one, isPromoted: true }));
  const addresses = new Set(promo.bookmakers.map(({ bookieName }) => bookieName));
  const payout = ({ oddsName }: Listed) => ofName(measured, oddsName)?.figures.payout ?? 0;
  const others = withAddresses(
    stored
      .filter(({ name, is_simulated: isSimulated }) => !isSimulated && !configured.has(name))
      .map(({ name }) => name)
      .toSorted((a, b) => compareNames(a, b, 'en')),
    addresses,
  );
  const offered = new Set(promoted.map(({ bookieName }) => bookieName));
  const elsewhere = promo.bookmakers
    .filter(({ bookieName, oddsName }) => known.has(oddsName) && !offered.has(bookieName))
    .map(({ bookieName, name, oddsName }) => ({
      bookieName,
      name,
      oddsName,
      about: NO_TEXT,
      bonus: undefined,
      isPromoted: false,
    }));
  const unpromoted = [...elsewhere, ...others];
  return [...promoted, ...unpromoted.toSorted((a, b) => payout(b) - payout(a))];
}

function present(
  shown: Listed,
  index: number,
  locale: Locale,
  measured: MeasuredBookmakers,
): ListedBookmaker {
  const { bookieName, name, bonus, oddsName, isPromoted } = shown;
  const position = index + 1;
  return {
    bookieName,
    name: name[locale],
    position,
    ratingLabel: (isPromoted ? ratingLabel(position) : undefined) ?? '',
    bonus: bonus
      ? { value: bonus.value[locale], linkId: bonus.linkId, isInRoubles: bonus.inRoubles }
      : null,
    figures: ofName(measured, oddsName)?.figures ?? null,
  };
}

export const pageBookmakers: PrivateHandler<Endpoints['pageBookmakers']> = {
  statements: 4,
  async answer({ services, countryCode, locale }) {
    const [measured, stored] = await Promise.all([
      measuredBookmakers(services),
      findBookmakers(services.db),
    ]);
    const listed = listedBookmakers(services.promo(), stored, countryCode, measured);
    return {
      bookmakers: listed.map((one, index) => present(one, index, locale, measured)),
      measured: measured.measured,
    };
  },
};

export const pageBookmaker: PrivateHandler<Endpoints['pageBookmaker']> = {
  statements: 4,
  async answer({ segments, services, countryCode, locale }) {
    const [measured, stored] = await Promise.all([
      measuredBookmakers(services),
      findBookmakers(services.db),
    ]);
    const listed = listedBookmakers(services.promo(), stored, countryCode, measured);
    const index = listed.findIndex(({ bookieName }) => bookieName === segments.bookmaker);
    const shown = listed[index];
    if (!shown) throw new CallError('not_found');
    const averages = new Map(
      measured.averagePayouts.map(({ sport, payout }) => [sport, payout] as const),
    );
    const others = listed.map((one, index) => present(one, index, locale, measured));
    return {
      bookmaker: {
        ...present(shown, index, locale, measured),
        about: shown.about[locale],
        sports: (ofName(measured, shown.oddsName)?.sports ?? []).map((own) => ({
          ...own,
          averagePayout: averages.get(own.sport) ?? null,
        })),
      },
      others: others.filter(({ bookieName }) => bookieName !== shown.bookieName),
      measured: measured.measured,
    };
  },
};
