import { oddsWriterOf } from '@tipmark/domain';
import { setOddsWriter } from '@tipmark/i18n';
import type { ViewState } from '@tipmark/remote-kit';
import { revealScoresOnClick } from '@tipmark/ui-kit/hidden-scores';

/** What a page does in the browser for settings other than those of a first visit. */
export function applyDisplay({ oddsFormat, hidesScores }: ViewState): void {
  setOddsWriter(oddsWriterOf(oddsFormat ?? 'decimal'));
  if (hidesScores) revealScoresOnClick();
}
