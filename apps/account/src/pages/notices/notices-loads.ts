import { accountNotices, readAccountNotices } from '@tipmark/contract';
import { accountChanged, createCommand, createLoad, updateLoad } from '@tipmark/remote-kit';

export const noticesLoad = createLoad('accountNotices', {
  request: accountNotices,
  when: 'latest',
});

/** A notice that is read is marked so in the list and in the header at once. */
export const readNoticesCommand = createCommand('readNotices', {
  request: readAccountNotices,
  subjectOf: ({ body }) => body?.ids?.[0] ?? 'all',
  onSuccess: ({ result: { unread }, request, ...received }) => {
    const ids = request.body?.ids;
    return [
      accountChanged({ unreadNotices: unread }),
      ...updateLoad(noticesLoad, received, ({ notices }) => ({
        unread,
        notices: notices.map((notice) =>
          ids === undefined || ids.includes(notice.id) ? { ...notice, isRead: true } : notice,
        ),
      })),
    ];
  },
});
