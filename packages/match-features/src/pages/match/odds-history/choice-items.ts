import type { MarketLine, OddsHistory } from '@tipmark/contract';
import { isMarketCode, marketRule } from '@tipmark/domain';
import { lineName, marketName, selectionName } from '../../../parts/odds/outcome-name.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import type { ChartSpan } from './chart-span.ts';
import type { ChosenOutcome, OddsChoice } from './odds-choice.ts';
import { spanText } from './span-text.ts';

/** A choice about a history, with the address it leads to. */
export interface ChoiceItem {
  readonly key: string;
  readonly text: string;
  readonly href: string;
}

export interface ChoiceParts {
  readonly history: OddsHistory;
  readonly chosen: ChosenOutcome;
  readonly choice: OddsChoice;
  readonly addressOf: (choice: OddsChoice) => string;
  readonly t: Reader['t'];
}

/** Choosing another market starts with its first outcome. */
export const marketItems = ({ history, choice, addressOf, t }: ChoiceParts): ChoiceItem[] =>
  history.markets.map((market) => ({
    key: market,
    text: marketName(market, t),
    href: addressOf({ ...choice, market, oddType: undefined }),
  }));

/** Choosing another line retains the side. */
export function lineItems({ history, chosen, choice, addressOf }: ChoiceParts): ChoiceItem[] {
  const isHandicap = isMarketCode(history.market) && marketRule(history.market).isHandicap === true;
  const index = Math.max(0, chosen.line.outcomes.indexOf(chosen.outcome));
  const sideOf = ({ outcomes }: MarketLine) => (outcomes[index] ?? outcomes[0])?.oddType;
  return history.lines.map((line) => ({
    key: String(line.line),
    text: lineName(line.line ?? 0, isHandicap),
    href: addressOf({ ...choice, oddType: sideOf(line) }),
  }));
}

export const outcomeItems = ({ chosen, choice, addressOf, t }: ChoiceParts): ChoiceItem[] =>
  chosen.line.outcomes.map(({ oddType }) => ({
    key: oddType,
    text: selectionName(oddType, t),
    href: addressOf({ ...choice, oddType }),
  }));

export const WHOLE = 'whole';

/** The full history, then its parts. */
export function spanItems(
  { chosen, choice, addressOf, t }: ChoiceParts,
  spans: readonly ChartSpan[],
): ChoiceItem[] {
  const hrefOf = (span: ChartSpan | undefined) =>
    addressOf({ ...choice, oddType: chosen.outcome.oddType, span });
  return [
    { key: WHOLE, text: t('match.spanWhole'), href: hrefOf(undefined) },
    ...spans.map((span) => ({ key: String(span), text: spanText(span, t), href: hrefOf(span) })),
  ];
}

export function viewItems({ chosen, choice, addressOf, t }: ChoiceParts): ChoiceItem[] {
  const hrefOf = (isTable: boolean) =>
    addressOf({ ...choice, oddType: chosen.outcome.oddType, isTable });
  return [
    { key: 'chart', text: t('match.viewChart'), href: hrefOf(false) },
    { key: 'table', text: t('match.viewTable'), href: hrefOf(true) },
  ];
}
