const at = 1_795_262_400;
/** One to be read, and one that was. */
export const notices = [
  {
    id: 'a',
    type: 3,
    subject: 'New follower: Olga',
    text: 'Olga',
    link: '/profile/olga',
    at,
    isRead: false,
  },
  { id: 'b', type: 5, subject: 'Polus 2:1', text: 'Goal', link: '/Events/1', at, isRead: true },
];
