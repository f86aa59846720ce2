import { LinkButton } from '@tipmark/ui-kit';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import { betParams } from '../bet-params.ts';
import type { TipForm } from './use-tip-form.ts';

interface BetLinkProps {
  readonly form: TipForm;
  readonly oddType: string | undefined;
  readonly odds: number | undefined;
}

/** To one's own bets, with this outcome and its price filled in; guests have none. */
export const BetLink = ({ form, oddType, odds }: BetLinkProps) => {
  const pageAddress = usePageAddress();
  if (!form.visitor.isSignedIn || oddType === undefined || odds === undefined) return null;
  const address = pageAddress('betBook', betParams(form.match.link, { oddType, odds }));
  return (
    address !== undefined && (
      <LinkButton kind="ghost" isSmall href={address}>
        {form.translate('recordBet')}
      </LinkButton>
    )
  );
};
