import { optionalLoad, type RequestedAction, type Visit } from '@tipmark/remote-kit';
import {
  areFirstTips,
  type Edit,
  type ProfileView,
  readProfileView,
} from '../../parts/profile-address/profile-address.ts';
import {
  followersLoad,
  moreTipsLoad,
  notificationsLoad,
  pageProfileLoad,
  profileTipsLoad,
  proofLoad,
  pushLoad,
  sessionsLoad,
  signInsLoad,
  telegramLoad,
  totpLoad,
} from './profile-loads.ts';

export const requestTelegram = () => telegramLoad.requested({ body: { source: 'profile' } });

export const pageRequest = (userUrl: string) =>
  pageProfileLoad.requested({ segments: { userUrl } });

type TipsView = Pick<ProfileView, 'sport' | 'state'>;

const tipsQuery = ({ sport, state }: TipsView, lastTipId: number) => ({
  ...(sport > 0 && { sport: sport as 1 | 2 | 3 }),
  ...(state && { state }),
  ...(lastTipId > 0 && { lastTipId }),
});

export const tipsRequest = (userUrl: string, view: ProfileView) =>
  profileTipsLoad.requested({ segments: { userUrl }, query: tipsQuery(view, view.afterId) });

export const moreTipsRequest = (userUrl: string, view: TipsView, lastTipId: number) =>
  moreTipsLoad.requested({ segments: { userUrl }, query: tipsQuery(view, lastTipId) });

export const peopleRequest = (
  userUrl: string,
  { people = 'followers', page }: Pick<ProfileView, 'people' | 'page'>,
) => followersLoad.requested({ segments: { userUrl, pageNumber: page }, query: { type: people } });

const proof = () => optionalLoad(proofLoad.requested({}));

/** What a form needs besides the profile. */
const NEEDED_BY: Readonly<Partial<Record<Edit, () => readonly RequestedAction[]>>> = {
  notifications: () => [notificationsLoad.requested({}), optionalLoad(pushLoad.requested({}))],
  account: () => [sessionsLoad.requested({}), proof()],
  twoSteps: () => [totpLoad.requested({}), proof()],
  telegram: () => [requestTelegram(), proof()],
  signIns: () => [signInsLoad.requested({}), proof()],
  email: () => [proof()],
  password: () => [proof()],
};

function neededBy(userUrl: string, view: ProfileView): readonly RequestedAction[] {
  if (view.edit) return NEEDED_BY[view.edit]?.() ?? [];
  if (view.people) return [peopleRequest(userUrl, view)];
  return areFirstTips(view) ? [] : [tipsRequest(userUrl, view)];
}

/** The requests of one view of a profile. */
export const requestsOf = ({
  params: { userUrl = '' },
  search,
}: Pick<Visit, 'params' | 'search'>): RequestedAction[] => [
  pageRequest(userUrl),
  ...neededBy(userUrl, readProfileView(search)),
];
