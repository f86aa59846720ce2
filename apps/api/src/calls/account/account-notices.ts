import type { Endpoints } from '@tipmark/contract';
import { countUnread, findNotices, markRead } from '../../people/notices/notice-queries.ts';
import { noticesTopic } from '../../platform/cache/topics.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const accountNotices: PrivateHandler<Endpoints['accountNotices']> = {
  statements: 2,
  async answer({ signedIn: { user }, services: { db } }) {
    return { unread: await countUnread(db, user.id), notices: await findNotices(db, user.id) };
  },
};

export const readAccountNotices: PrivateHandler<Endpoints['readAccountNotices']> = {
  statements: 2,
  async answer({ body: { ids }, signedIn: { user }, services: { db, bus }, nowSeconds }) {
    await markRead(db, user.id, ids, nowSeconds);
    bus.publish([noticesTopic(user.id)]);
    return { unread: await countUnread(db, user.id) };
  },
};
