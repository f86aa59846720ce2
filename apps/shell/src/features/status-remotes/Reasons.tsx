import type { Translate } from '@tipmark/remote-kit';
import type { RefusalReason } from './remotes-status.ts';

interface ReasonsProps {
  readonly reasons: readonly RefusalReason[];
  readonly t: Translate;
}

/** Why a version does not run here. */
export const Reasons = ({ reasons, t }: ReasonsProps) => (
  <ul>
    {reasons.map((reason) => (
      <li key={JSON.stringify(reason)}>{sentenceOf(reason, t)}</li>
    ))}
  </ul>
);

function sentenceOf(reason: RefusalReason, t: Translate): string {
  switch (reason.kind) {
    case 'contract':
      return t('status.reasonContract', { has: reason.has, needs: reason.needs });
    case 'module':
      return t('status.reasonModule', { id: reason.id });
    case 'name':
      return t('status.reasonName', { id: reason.id, name: reason.name });
    case 'damaged':
      return t('status.reasonDamaged');
  }
}
