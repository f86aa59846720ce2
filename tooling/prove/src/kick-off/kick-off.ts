import { setTimeout as pause } from 'node:timers/promises';
import { createTestStore, startApiProcess } from '@tipmark/api/proofs';
import { type Random, randomOf } from '@tipmark/simulator';
import { aFeedMatch, aFeedOdds, aFeedSetting, toNdjson } from '@tipmark/test-kit';
import type { Figure, OpenedProof, ProofPlace, Round, RoundOutcome } from '../runner/proof.ts';
import { type Answer, register, send, sendRecords, type Visitor } from '../site/api-client.ts';
import { writeLogs } from '../site/write-logs.ts';
import { type Attempt, judge } from './judge.ts';

const FEED_KEY = 'a key of this proof alone, of some length';
/** Posts and edits of a round. */
export const ATTEMPTS = 250;
const POSTS_OF_VISITOR = 6;
/** Of the ten writes a minute of a visitor, one posts the tip that is edited. */
const EDITS_OF_VISITOR = 3;
/** One more has the tips that are edited. */
const MATCHES = POSTS_OF_VISITOR + 1;
const VISITORS = Math.ceil(ATTEMPTS / (POSTS_OF_VISITOR + EDITS_OF_VISITOR));
/** Posts are spread over this time before and after the start. */
const AROUND_MS = 1_500;
const LEAST_PREPARED_MS = 4_000;
const SKEW_MS = 86_400_000;
const OUTCOMES = ['1x2.1', 'ou.o:2.5', 'dnb.1', 'dc.1x'] as const;

/** What a round of this proof measures. */
export const figures = {
  posts: { what: 'posts of tips', of: 'sum', least: 1 },
  edits: { what: 'edits of tips', of: 'sum', least: 1 },
  inTime: { what: 'accepted', of: 'sum', least: 1 },
  refused: { what: 'refused because the match had started', of: 'sum', least: 1 },
  busy: { what: 'refused because the site was busy (503)', of: 'sum' },
  close: { what: 'sent within 100 ms of the start', of: 'sum', least: 1 },
  late: { what: 'accepted although sent after the start', of: 'sum', most: 0 },
  early: { what: 'refused although answered before the start', of: 'sum', most: 0 },
  failed: { what: 'other answers', of: 'sum', most: 0 },
} as const satisfies Record<string, Figure>;

type Name = keyof typeof figures;

/** Two processes of the API on one database, or one on the embedded. */
export async function open({ folder }: ProofPlace): Promise<OpenedProof<Name>> {
  const store = await createTestStore();
  const env = { ...store.env, FEED_KEY };
  const isEmbedded = !('DATABASE_URL' in store.env);
  const apis = await Promise.all((isEmbedded ? [1] : [1, 2]).map(() => startApiProcess(env)));
  const urls = apis.map(({ url }) => url);
  let nextMatchId = 101;
  return {
    async round(round) {
      const outcome = await postAround(urls, round, nextMatchId);
      nextMatchId += MATCHES;
      return outcome;
    },
    async close() {
      writeLogs(
        folder,
        apis.map((api) => api.written()),
      );
      await Promise.all(apis.map((api) => api.stop()));
      await store.remove();
    },
  };
}

async function sendMatches(url: string, startsAt: number, round: number): Promise<void> {
  const clubs = Array.from({ length: MATCHES * 2 }, (_, index) => `Club ${round} ${index}`);
  const pairs = Array.from({ length: MATCHES }, (_, index) =>
    aFeedMatch(clubs[index * 2] ?? '', clubs[index * 2 + 1] ?? '', { startsAt }),
  );
  const prices = OUTCOMES.map((outcome): [string, string, number] => ['Kappa', outcome, 2_000]);
  const records = [
    ...aFeedSetting(...clubs),
    ...pairs,
    ...pairs.map(({ key }) => aFeedOdds(key, prices, { at: startsAt - 3_600 })),
  ];
  await sendRecords(url, FEED_KEY, toNdjson(records));
}

const urlOf = (urls: readonly string[], random: Random): string =>
  urls[random.integer(0, urls.length - 1)] ?? '';

interface Posting {
  readonly urls: readonly string[];
  readonly visitor: Visitor;
  readonly random: Random;
}

/** One post or edit: the client's clock may be wrong by a day, which the site must not notice. */
async function attempt(
  { urls, visitor, random }: Posting,
  { what, matchId, tipId }: Pick<Attempt, 'what' | 'matchId'> & { readonly tipId?: number },
): Promise<Attempt & { readonly answer: Answer }> {
  const path = `/soccer/events/tips/${matchId}/1`;
  const skewed = Date.now() + random.integer(-SKEW_MS, SKEW_MS);
  const answer = await send(
    `${urlOf(urls, random)}${tipId === undefined ? path : `${path}/${tipId}`}`,
    {
      method: what === 'post' ? 'POST' : 'PUT',
      headers: { authorization: visitor.token, date: new Date(skewed).toUTCString() },
      body: { odd_type: OUTCOMES[tipId === undefined ? 0 : random.integer(0, 3)], stake: 1 },
    },
  );
  return { what, matchId, answer };
}

/** Posts the tip that is edited later. @returns its id */
async function aTip(posting: Posting, matchId: number): Promise<number> {
  const { answer } = await attempt(posting, { what: 'post', matchId });
  const tip = (answer.data as { tip?: { id: number } } | undefined)?.tip;
  if (tip !== undefined) return tip.id;
  throw new Error(`no tip to edit: ${answer.status} ${JSON.stringify(answer.error)}`);
}

async function postAround(
  urls: readonly string[],
  { seed, number }: Round,
  firstMatchId: number,
): Promise<RoundOutcome<Name>> {
  const randomOfVisitor = (index: number, what: number | string) =>
    randomOf(seed, 'kick-off', number, index, what);
  const [url = ''] = urls;
  const begunMs = Date.now();
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, (_, index) =>
      register(urlOf(urls, randomOfVisitor(index, 'registers'))),
    ),
  );
  // a slow machine needs longer for the tips that are edited, too
  const preparedMs = Math.max(LEAST_PREPARED_MS, 2 * (Date.now() - begunMs)) + AROUND_MS;
  const startsAt = Math.ceil((Date.now() + preparedMs) / 1_000);
  const startMs = startsAt * 1_000;
  await sendMatches(url, startsAt, number);
  const tipsters = await Promise.all(
    visitors.map(async (visitor, index) => {
      const posting = { urls, visitor, random: randomOfVisitor(index, 'posts') };
      return { visitor, tipId: await aTip(posting, firstMatchId) };
    }),
  );
  const leftMs = startMs - AROUND_MS - Date.now();
  if (leftMs < 0) throw new Error('too slow: the match starts before its tipsters are there');
  const attempts = await Promise.all(
    tipsters.flatMap(({ visitor, tipId }, index) =>
      Array.from({ length: POSTS_OF_VISITOR + EDITS_OF_VISITOR }, async (_, which) => {
        const random = randomOfVisitor(index, which);
        await pause(leftMs + random.integer(0, 2 * AROUND_MS));
        const posting = { urls, visitor, random };
        // the first match has the tip that is edited already
        return which < POSTS_OF_VISITOR
          ? attempt(posting, { what: 'post', matchId: firstMatchId + 1 + which })
          : attempt(posting, { what: 'edit', matchId: firstMatchId, tipId });
      }),
    ),
  );
  return judged(attempts, startMs);
}

const CLOSE_MS = 100;

function judged(attempts: readonly Attempt[], startMs: number): RoundOutcome<Name> {
  const verdicts = attempts.map((one) => ({ one, verdict: judge(one, startMs) }));
  const count = (isCounted: (found: (typeof verdicts)[number]) => boolean): number =>
    verdicts.filter(isCounted).length;
  const faults = verdicts
    .filter(({ verdict }) => ['late', 'refused early', 'failed'].includes(verdict))
    .map(({ one, verdict }) => {
      const { status, error, sentMs, answeredMs } = one.answer;
      const code = error?.code ?? 'accepted';
      return `${one.what} on match ${one.matchId} ${verdict}: ${status} ${code}, sent ${sentMs - startMs} ms and answered ${answeredMs - startMs} ms after the start`;
    });
  return {
    figures: {
      posts: count(({ one }) => one.what === 'post'),
      edits: count(({ one }) => one.what === 'edit'),
      inTime: count(({ verdict }) => verdict === 'in time'),
      refused: count(({ verdict }) => verdict === 'refused'),
      busy: count(({ verdict }) => verdict === 'busy'),
      close: count(({ one }) => Math.abs(one.answer.sentMs - startMs) <= CLOSE_MS),
      late: count(({ verdict }) => verdict === 'late'),
      early: count(({ verdict }) => verdict === 'refused early'),
      failed: count(({ verdict }) => verdict === 'failed'),
    },
    faults,
  };
}
