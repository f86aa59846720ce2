import type { EvidenceFact, TipMakerOutcome } from '@tipmark/contract';
import { movementPercent } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/tip-drafts.json' with { type: 'json' };
import ru from '../../../locales/ru/tip-drafts.json' with { type: 'json' };
import type { Hits } from '../../matches/statistics/count-hits.ts';
import { fillMessage } from '../../platform/messages/fill-message.ts';

type DraftKey = keyof typeof ru;
const DRAFTS: Readonly<Record<Locale, Readonly<Record<DraftKey, string>>>> = { ru, en };

export interface EvidenceParts {
  readonly outcome: TipMakerOutcome;
  /** Odds it was opened at. */
  readonly first: number;
  readonly home: Hits & { readonly team: string };
  readonly away: Hits & { readonly team: string };
  readonly headToHead: Hits;
}

/** Arguments for and against an outcome; facts without a basis are omitted. */
export function evidenceOf(parts: EvidenceParts): EvidenceFact[] {
  const { outcome, first, home, away, headToHead } = parts;
  const facts: EvidenceFact[] = [];
  if (outcome.fairPercent !== null) {
    facts.push({ code: 'fair', params: { percent: Math.round(outcome.fairPercent) } });
  }
  if (outcome.best !== null) facts.push({ code: 'best', params: { ...outcome.best } });
  const moved = Math.round(movementPercent(first, outcome.odds));
  if (moved !== 0) facts.push({ code: 'movement', params: { percent: moved } });
  if (home.of > 0) facts.push({ code: 'home_form', params: { ...home } });
  if (away.of > 0) facts.push({ code: 'away_form', params: { ...away } });
  if (headToHead.of > 0) facts.push({ code: 'head_to_head', params: { ...headToHead } });
  return facts;
}

function sentenceOf({ code, params }: EvidenceFact, locale: Locale): string {
  const percent = Number(params['percent']);
  const movement: DraftKey = percent < 0 ? 'movement_down' : 'movement_up';
  const key: DraftKey = code === 'movement' ? movement : code;
  const values = code === 'movement' ? { percent: Math.abs(percent) } : params;
  return fillMessage(DRAFTS[locale][key], values);
}

/** The facts as a text a capper may start from. */
export function draftOf(facts: readonly EvidenceFact[], locale: Locale): string {
  return facts.map((fact) => sentenceOf(fact, locale)).join(' ');
}
