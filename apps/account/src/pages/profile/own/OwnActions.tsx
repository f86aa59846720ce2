import { LinkButton } from '@tipmark/ui-kit';
import type { ProfilePage } from '../use-profile.ts';

/** Links from the visitor's profile to what can be changed. */
export function OwnActions({ page: { reader, addressOf } }: { readonly page: ProfilePage }) {
  return (
    <div>
      <LinkButton href={addressOf({ edit: 'description' })}>
        {reader.t('profile.own.edit')}
      </LinkButton>
    </div>
  );
}
