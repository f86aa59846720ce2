import { defineFeature, defineScreen } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { ProfileScreen } from './ProfileScreen.tsx';
import { followLoad, pageProfileLoad } from './profile-loads.ts';

const profileScreen = defineScreen({
  route: 'profile',
  loads: ({ params }) => [
    pageProfileLoad.requested({ segments: { userUrl: params['userUrl'] ?? '' } }),
  ],
  Component: ProfileScreen,
  head: (state, { params, locale }, t) => {
    const { data } = pageProfileLoad.select(state);
    const name = data?.name ?? params['userUrl'] ?? '';
    return {
      title: t('profile.title', { name }),
      description: t('profile.description', { name }),
      ...(data && { canonical: href('profile', { userUrl: data.url }, { locale }) }),
    };
  },
});

/** A user as everybody sees them. */
export const profile = defineFeature({
  name: 'profile',
  loads: [pageProfileLoad, followLoad],
  screens: [profileScreen],
});
