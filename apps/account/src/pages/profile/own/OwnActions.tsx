import { href } from '@tipmark/route-builder';
import { css, LinkButton } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import type { ProfilePage } from '../use-profile.ts';

const both = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[8]};
`;

/** Links from the visitor's profile to what can be changed, and to their own bets. */
export function OwnActions({ page: { reader, addressOf } }: { readonly page: ProfilePage }) {
  return (
    <div className={both}>
      <LinkButton href={addressOf({ edit: 'description' })}>
        {reader.t('profile.own.edit')}
      </LinkButton>
      <LinkButton href={href('betBook', {}, { locale: reader.locale })}>
        {reader.t('profile.own.betBook')}
      </LinkButton>
    </div>
  );
}
