import { lazyPart } from '@tipmark/remote-kit';

/** Followers and followed are a view of their own: a record is read without them. */
export const { Part: LazyFollowList } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "profile-people" */ './FollowList.tsx')).FollowList,
}));
