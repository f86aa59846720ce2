import { ofPart, type RequestedAction, type Visit } from '@tipmark/remote-kit';
import { areFirstTips, type ProfileView, readProfileView } from '../../shared/profile-address.ts';
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

/** The requests of one view of a profile. */
export function requestsOf({
  params,
  search,
}: Pick<Visit, 'params' | 'search'>): RequestedAction[] {
  const userUrl = params['userUrl'] ?? '';
  const view = readProfileView(search);
  const proof = ofPart(proofLoad.requested({}));
  if (view.edit === 'notifications') {
    const push = ofPart(pushLoad.requested({}));
    return [pageRequest(userUrl), notificationsLoad.requested({}), push];
  }
  if (view.edit === 'account') {
    return [pageRequest(userUrl), sessionsLoad.requested({}), proof];
  }
  if (view.edit === 'twoSteps') return [pageRequest(userUrl), totpLoad.requested({}), proof];
  if (view.edit === 'telegram') return [pageRequest(userUrl), requestTelegram(), proof];
  if (view.edit === 'signIns') return [pageRequest(userUrl), signInsLoad.requested({}), proof];
  if (view.edit === 'email' || view.edit === 'password') return [pageRequest(userUrl), proof];
  if (view.edit) return [pageRequest(userUrl)];
  if (view.people) return [pageRequest(userUrl), peopleRequest(userUrl, view)];
  if (areFirstTips(view)) return [pageRequest(userUrl)];
  return [pageRequest(userUrl), tipsRequest(userUrl, view)];
}
