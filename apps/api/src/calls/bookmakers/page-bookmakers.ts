import type { Endpoints, ListedBookmaker } from '@tipmark/contract';
import { ratingLabel } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { bookmakersFor, type ShownBookmaker } from '@tipmark/promo/config';
import {
  type MeasuredBookmakers,
  measuredBookmakers,
} from '../../matches/bookmakers/measured-bookmakers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const ofName = ({ bookmakers }: MeasuredBookmakers, oddsName: string) =>
  bookmakers.find(({ name }) => name === oddsName);

function present(
  shown: ShownBookmaker,
  index: number,
  locale: Locale,
  measured: MeasuredBookmakers,
): ListedBookmaker {
  const { bookieName, name, bonus, oddsName } = shown;
  const position = index + 1;
  return {
    bookieName,
    name: name[locale],
    position,
    ratingLabel: ratingLabel(position) ?? '',
    bonus: bonus
      ? { value: bonus.value[locale], linkId: bonus.linkId, isInRoubles: bonus.inRoubles }
      : null,
    figures: ofName(measured, oddsName)?.figures ?? null,
  };
}

export const pageBookmakers: PrivateHandler<Endpoints['pageBookmakers']> = {
  statements: 2,
  async answer({ services, countryCode, locale }) {
    const open = bookmakersFor(services.promo(), countryCode);
    const measured = await measuredBookmakers(services);
    return {
      bookmakers: open.map((one, index) => present(one, index, locale, measured)),
      measured: measured.measured,
    };
  },
};

export const pageBookmaker: PrivateHandler<Endpoints['pageBookmaker']> = {
  statements: 2,
  async answer({ segments, services, countryCode, locale }) {
    const open = bookmakersFor(services.promo(), countryCode);
    const index = open.findIndex(({ bookieName }) => bookieName === segments.bookmaker);
    const shown = open[index];
    if (!shown) throw new CallError('not_found');
    const measured = await measuredBookmakers(services);
    const averages = new Map(
      measured.averagePayouts.map(({ sport, payout }) => [sport, payout] as const),
    );
    const others = open.map((one, place) => present(one, place, locale, measured));
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
