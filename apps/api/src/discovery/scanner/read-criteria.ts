import { criteriaOf, hasCriteria, type ScannerBody, type ScannerFilter } from '@tipmark/contract';
import {
  SCANNER_DEMO,
  SCANNER_PRESETS,
  type ScannerCriteria,
  type Sport,
  sportRules,
} from '@tipmark/domain';
import { type Payer, refuseUnsubscribed } from '../../people/premium/subscription.ts';

export interface ScanQuery {
  readonly criteria: ScannerCriteria;
  /** Delayed and shortened, for callers without a subscription. */
  readonly isDemo: boolean;
}

export interface CriteriaRequest {
  readonly sport: Sport;
  readonly body: ScannerBody;
  readonly payer: Payer;
  readonly isSubscriber: boolean;
  readonly isDemoOpen: boolean;
  readonly nowSeconds: number;
  /** Criteria of the caller's own template in the body. */
  readonly own?: ScannerFilter | undefined;
}

/** Lists under the key of the sport and under the general one are combined. */
function joined<Item>(...lists: (readonly Item[] | undefined)[]): readonly Item[] | undefined {
  const all = lists.flatMap((list) => list ?? []);
  return all.length === 0 ? undefined : [...new Set(all)];
}

/** Criteria a body or a template names itself. */
function criteriaFor(sport: Sport, body: ScannerFilter): ScannerCriteria {
  const requested = criteriaOf(body);
  const { name } = sportRules(sport);
  const outcomeCategories = joined(
    requested.outcomeCategories,
    requested[`${name}OutcomeCategories`],
  );
  const leagueCategories = joined(requested.leagueCategories, requested[`${name}LeagueCategories`]);
  const { outcomeCategories: _, leagueCategories: __, ...others } = requested;
  return {
    ...others,
    ...(outcomeCategories && { outcomeCategories }),
    ...(leagueCategories && { leagueCategories }),
  };
}

/** The template a body names, when it is not a preset. */
export function ownTemplateId({ templateId }: ScannerBody): number | undefined {
  return templateId && !SCANNER_PRESETS.has(templateId) ? templateId : undefined;
}

/**
 * The criteria of a call: those of its template apply where the body has none. Without a
 * subscription only the first preset is allowed, and it is the default.
 * @throws CallError premium_required, unauthorized, blocked
 */
export function readCriteria(request: CriteriaRequest): ScanQuery {
  const { sport, body, payer, isSubscriber, isDemoOpen, nowSeconds, own } = request;
  const { templateId } = body;
  const id = templateId === 0 ? SCANNER_DEMO.presetId : (templateId ?? undefined);
  if (!isSubscriber) {
    const isFree = !hasCriteria(body) && (id === undefined || id === SCANNER_DEMO.presetId);
    if (!isFree || !isDemoOpen) refuseUnsubscribed(payer, nowSeconds);
    return { criteria: SCANNER_PRESETS.get(SCANNER_DEMO.presetId) ?? {}, isDemo: true };
  }
  const preset = id === undefined ? undefined : SCANNER_PRESETS.get(id);
  const ofTemplate = preset ?? (own && criteriaFor(sport, own));
  return { criteria: { ...ofTemplate, ...criteriaFor(sport, body) }, isDemo: false };
}
