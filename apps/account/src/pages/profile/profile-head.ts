import type { Screen } from '@tipmark/remote-kit';
import {
  plainView,
  profileAddress,
  readProfileView,
} from '../../parts/profile-address/profile-address.ts';
import { pageProfileLoad } from './profile-loads.ts';

/** All views of a profile have the profile as canonical address; lists of people have their own. */
export const profileHead: Screen['head'] = (state, { params, search, locale }, t) => {
  const { data } = pageProfileLoad.select(state);
  const name = data?.name ?? params['userUrl'] ?? '';
  const { people, page } = readProfileView(search);
  const view = people ? { ...plainView, people, page } : plainView;
  return {
    title: t(people ? `profile.title-${people}` : 'profile.title', { name }),
    description: t('profile.description', { name }),
    ...(data && { canonical: profileAddress(data.url, view, locale) }),
  };
};
