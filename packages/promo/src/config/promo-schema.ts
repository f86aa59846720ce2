import { z } from 'zod';
import { mergeCountry } from './merge-country.ts';

const MAX_LINKS = 50;

const linkId = z.int().min(1).max(MAX_LINKS);
const slug = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const country = z.string().regex(/^[A-Z]{2}$/);
const erid = z.string().regex(/^[A-Za-z0-9]{4,40}$/);
const text = (max: number, min = 0) => z.string().trim().min(min).max(max);
/** A text for both languages, or `{ru, en}`. */
const textOf = (max: number, min = 0) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? { ru: value, en: value } : value),
    z.strictObject(
      { ru: text(max, min), en: text(max, min) },
      {
        error: ({ code }) =>
          code === 'invalid_type'
            ? 'expected a text, or one for each language {ru, en}'
            : undefined,
      },
    ),
  );
/** A path below a root, which cannot leave it. */
const path = z.string().regex(/^\/[\w/-]{0,100}$/);
const outside = z.url({ protocol: /^https$/ }).max(300);

const link = z.strictObject({ id: linkId, url: outside, erid: erid.optional() });

/** Fields that a country may override, without defaults: omitted ones stay. */
const offerFields = {
  bookmaker: textOf(30, 1),
  percentPriority: z.number().min(0).max(100),
  mainText: textOf(40, 1),
  bonusText: textOf(60),
  tailText: textOf(60),
  actionText: textOf(20, 1),
  isInRoubles: z.boolean(),
  colours: z.strictObject({ background: colour, accent: colour, text: colour }),
  images: z.array(z.int().min(640).max(3840)).max(8),
  offerLinkId: linkId,
  erid,
  advertisingText: textOf(32, 1),
  format: z.enum(['native', 'picture', 'iframe']),
  component: z.enum(['plain', 'steps']),
  bannerStyle: z.enum(['filled', 'outlined']),
  pathMob: path,
  pathDesktop: path,
  iframeMessage: text(60, 1),
  places: z.array(z.enum(['top', 'catfish', 'gift', 'inline'])).min(1),
};

const overridden = z.strictObject(offerFields).partial();

const offer = z.strictObject({
  ...offerFields,
  bookieName: slug,
  bonusText: offerFields.bonusText.prefault(''),
  tailText: offerFields.tailText.prefault(''),
  actionText: offerFields.actionText.optional(),
  isInRoubles: offerFields.isInRoubles.default(false),
  images: offerFields.images.default([]),
  format: offerFields.format.default('native'),
  component: offerFields.component.default('plain'),
  bannerStyle: offerFields.bannerStyle.default('filled'),
  pathMob: path.optional(),
  pathDesktop: path.optional(),
  iframeMessage: offerFields.iframeMessage.optional(),
  extraCountries: z.record(country, overridden).default({}),
});

const displayFields = {
  positionIndex: z.int().min(1).max(MAX_LINKS),
  rate: z.number().min(0).max(5),
  percentPriority: z.number().min(0).max(100),
};

const bookmaker = z.strictObject({
  bookieName: slug,
  name: textOf(30, 1),
  /** Its name in the stored odds. */
  oddsName: text(60, 1),
  about: textOf(600),
  display: z.strictObject({
    ...displayFields,
    availableCountry: z.array(country).max(250),
    extraCountries: z.record(country, z.strictObject(displayFields).partial()).default({}),
  }),
  bonus: z
    .strictObject({
      value: textOf(20, 1),
      linkId,
      linkUrl: outside.optional(),
      inRoubles: z.boolean(),
    })
    .optional(),
});

const channel = z.strictObject({
  url: outside,
  title: textOf(60, 1),
  text: textOf(160, 1),
});

type Problem = readonly [path: readonly (string | number)[], message: string];

const whole = z.strictObject({
  links: z.array(link).max(MAX_LINKS),
  bookmakers: z.array(bookmaker).max(MAX_LINKS),
  offers: z.array(offer).max(100),
  channel: channel.optional(),
});

type Whole = z.output<typeof whole>;
type Merged = Pick<
  Whole['offers'][number],
  'offerLinkId' | 'format' | 'pathMob' | 'pathDesktop' | 'images'
>;

function* problemsOf({ links, bookmakers, offers }: Whole): Generator<Problem> {
  yield* repeated(links, 'links', 'id');
  yield* repeated(bookmakers, 'bookmakers', 'bookieName');
  const ids = new Set(links.map(({ id }) => id));
  const names = new Set(bookmakers.map(({ bookieName }) => bookieName));
  for (const [index, { bonus }] of bookmakers.entries()) {
    if (bonus && !ids.has(bonus.linkId)) {
      yield [['bookmakers', index, 'bonus', 'linkId'], `no link has the id ${bonus.linkId}`];
    }
  }
  for (const [index, one] of offers.entries()) {
    const at: readonly (string | number)[] = ['offers', index];
    if (!names.has(one.bookieName)) {
      yield [[...at, 'bookieName'], `no bookmaker is called "${one.bookieName}"`];
    }
    const variants = [
      [at, one] as readonly [readonly (string | number)[], Merged],
      ...Object.entries(one.extraCountries).map(
        ([code, extra]): readonly [readonly (string | number)[], Merged] => [
          [...at, 'extraCountries', code],
          mergeCountry<Merged>(one, extra),
        ],
      ),
    ];
    for (const [where, variant] of variants) {
      if (!ids.has(variant.offerLinkId)) {
        yield [[...where, 'offerLinkId'], `no link has the id ${variant.offerLinkId}`];
      }
      if (variant.format !== 'native' && !(variant.pathMob && variant.pathDesktop)) {
        yield [where, `the format "${variant.format}" needs pathMob and pathDesktop`];
      }
      if (variant.format === 'picture' && variant.images.length === 0) {
        yield [[...where, 'images'], 'a picture needs the widths it is there in'];
      }
    }
  }
}

function* repeated<K extends string>(
  items: readonly Readonly<Record<K, unknown>>[],
  list: string,
  key: K,
): Generator<Problem> {
  const known = new Set<unknown>();
  for (const [index, item] of items.entries()) {
    if (known.has(item[key])) yield [[list, index, key], `${String(item[key])} is there twice`];
    known.add(item[key]);
  }
}

/** The file `promo.json`. */
export const promoSchema = whole.superRefine((config, context) => {
  for (const [at, message] of problemsOf(config)) {
    context.addIssue({ code: 'custom', path: [...at], message });
  }
});

export type PromoConfig = z.output<typeof promoSchema>;
