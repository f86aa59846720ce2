import {
  type Criteria,
  criteriaOf,
  hasCriteria,
  presetOf,
  type SearchPreset,
} from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n/server';
import { type Payer, refuseUnsubscribed } from '../../people/premium/subscription.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { searchPresetName } from '../templates/template-kinds.ts';

/** A user's template. */
export interface OwnTemplate<Params> {
  readonly id: number;
  readonly name: string;
  readonly params: Params;
}

export interface ChosenSearch<Params> {
  readonly criteria: Params;
  readonly template: (OwnTemplate<Params> & { readonly isModifiable: boolean }) | null;
}

export interface SearchRequest<Filter> {
  readonly body: Filter;
  readonly presets: readonly SearchPreset<Criteria<Filter>>[];
  readonly payer: Payer & { readonly nowSeconds: number; readonly locale: Locale };
  /** A template of the caller by its id, unless it is the id of a preset. */
  findOwn(id: number, userId: number): Promise<OwnTemplate<Criteria<Filter>> | undefined>;
}

type Body = Readonly<Record<string, unknown>> & { readonly templateId?: number | null | undefined };

/**
 * The criteria of a body: those of its template apply where it has none. Presets are for
 * everybody; custom criteria and templates are for subscribers.
 * @throws CallError premium_required, unauthorized, blocked, not_found for an unknown template
 */
export async function chooseSearch<Filter extends Body>({
  body,
  presets,
  payer,
  findOwn,
}: SearchRequest<Filter>): Promise<ChosenSearch<Criteria<Filter>>> {
  const requested = criteriaOf(body);
  const id = body.templateId ?? undefined;
  const preset = id === undefined ? undefined : presetOf(presets, id);
  const isFree = !hasCriteria(body) && (id === undefined || preset !== undefined);
  if (!isFree) refuseUnsubscribed(payer, payer.nowSeconds);
  if (id === undefined) return { criteria: requested, template: null };
  if (preset !== undefined) {
    const name = searchPresetName(preset, payer.locale);
    const template = { id: preset.id, name, isModifiable: false, params: preset.params };
    return { criteria: { ...preset.params, ...requested }, template };
  }
  const own = await findOwn(id, payer.signedIn?.user.id ?? 0);
  if (own === undefined) throw new CallError('not_found');
  return { criteria: { ...own.params, ...requested }, template: { ...own, isModifiable: true } };
}
