import { selectLocale } from '@tipmark/remote-kit';
import { useParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';

/** The address of one of the owner's settings: forms without scripts are sent there. */
export function useEditAddress(edit: string): string {
  const { userUrl = '' } = useParams();
  const locale = useSelector(selectLocale);
  if (edit === 'openKeys' || edit === 'webhooks') return href(edit, {}, { locale });
  return href('profile', { userUrl, edit }, { locale });
}
