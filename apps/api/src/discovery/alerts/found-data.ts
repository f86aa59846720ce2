import { TEMPLATE_TOPIC } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import type { DueAlert } from './due-alert-queries.ts';
import type { FoundThing } from './find-for-alert.ts';
import { findCappers, findMatchNames } from './found-queries.ts';

const MILLI = 1_000;
/** Of more finds at a time a webhook gets the first ones. */
const MOST_LISTED = 50;

type Language = 'ru' | 'en';

interface FoundBySearch {
  readonly alert: Pick<DueAlert, 'topic' | 'template_id'>;
  readonly kind: string;
  /** Of the search. */
  readonly nameIn: (locale: Language) => string;
  readonly things: readonly FoundThing[];
}

/** What a saved search has found, in the names of the open API. Two statements. */
export async function foundData(
  db: Db,
  { alert, kind, nameIn, things }: FoundBySearch,
): Promise<Record<Language, object>> {
  const listed = things.slice(0, MOST_LISTED);
  const matchIds = listed.flatMap(({ sent }) => ('matchId' in sent ? [sent.matchId] : []));
  const capperIds = listed.flatMap(({ sent }) => ('capperId' in sent ? [sent.capperId] : []));
  const matches = await findMatchNames(db, matchIds);
  const cappers = await findCappers(db, capperIds);
  const dataIn = (locale: Language) => ({
    search: { kind, id: alert.template_id, name: nameIn(locale) },
    count: things.length,
    found: listed.map(({ key, sent }) => {
      if ('capperId' in sent) return { capper: cappers.get(sent.capperId) ?? null };
      const match = matches.get(sent.matchId);
      return {
        ...(alert.topic === TEMPLATE_TOPIC.tips && { tip: Number(key) }),
        match: {
          id: sent.matchId,
          name:
            match === undefined ? '' : `${match[`home_${locale}`]} – ${match[`away_${locale}`]}`,
        },
        outcome: sent.oddType,
        odds: sent.milli / MILLI,
      };
    }),
  });
  return { ru: dataIn('ru'), en: dataIn('en') };
}
