import { MATCH_STATUS, type SportName } from '@tipmark/domain';
import { aFeedScore } from '@tipmark/test-kit';
import { aPerson, mailsOf } from '../../people/account/testing/people.ts';
import { matchNotificationJob } from '../../people/notifications/match-notification-job.ts';
import { matchOf } from '../../people/notifications/testing/notification-calls.ts';
import type { RunningJob } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { POSTED_AT } from '../../testing/tips.ts';

let api: TestApi;
let notifier: RunningJob;

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT, config: { PUBLIC_URL: 'https://tipmark.example' } });
  notifier = startJob(matchNotificationJob, api.services, (error) => {
    throw error;
  });
}, 120_000);
afterAll(async () => {
  await notifier.stop();
  await api.close();
});

type Moment = readonly [home: number, away: number, liveState?: string];

/** Notifications to a user who wants start, score, ends of parts and the end of a match. */
async function lettersOf(sport: SportName, key: string, moments: readonly Moment[]) {
  const person = await aPerson(api);
  await api.services.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(0) })
    .where('url', '=', person.url)
    .execute();
  const id = await matchOf(api, sport);
  const followed = await api.app.inject({
    method: 'POST',
    url: `/${sport}-match-notifications/${id}`,
    headers: person.headers,
    payload: { options: [2, 3, 5, 6] },
  });
  expect(followed.statusCode).toBe(200);
  for (const [index, [home, away, liveState]] of moments.entries()) {
    const status = liveState === undefined ? MATCH_STATUS.finished : MATCH_STATUS.live;
    const state = liveState === undefined ? {} : { liveState };
    const score = { home, away };
    await sendFeed(api, [aFeedScore(key, home, away, { seq: index + 1, status, score, ...state })]);
    await notifier.idle();
  }
  const mails = await mailsOf(api, person.email);
  return {
    id,
    subjects: mails.map(({ subject }) => subject).filter((subject) => subject.includes(' — ')),
    text: mails.map(({ text }) => text).join('\n'),
  };
}

test('notifications of a hockey match name each goal and period and link to hockey', async () => {
  const { id, subjects, text } = await lettersOf('hockey', 'Jokerit-Lukko', [
    [0, 0, 'P1:00:10'],
    [1, 0, 'P1:12:40'],
    [1, 0, 'INT1'],
    [2, 0],
  ]);
  expect(subjects.map((subject) => subject.replace('Jokerit — Lukko: ', '')).toSorted()).toEqual(
    [
      'Матч начался',
      'Гол, Jokerit. Счёт 1:0',
      'Завершён период 1',
      'Матч завершён. 2:0',
    ].toSorted(),
  );
  expect(text).toMatch(new RegExp(`https://tipmark\\.example/hockey/Events/${id}-`));
});

test('notifications of a tennis match name each set and link to tennis', async () => {
  const { id, subjects, text } = await lettersOf('tennis', 'Verdi-Neri', [
    [0, 0, 'S1'],
    [1, 0, 'S2'],
    [2, 0],
  ]);
  expect(subjects.map((subject) => subject.replace('Verdi — Neri: ', '')).toSorted()).toEqual(
    ['Матч начался', 'Сет за Verdi. Счёт по сетам 1:0', 'Матч завершён. 2:0'].toSorted(),
  );
  expect(text).toMatch(new RegExp(`https://tipmark\\.example/tennis/events/${id}-`));
});
