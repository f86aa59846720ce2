import fc from 'fast-check';
import { afterMonths, type PaymentEvent, subscriptionHistoryOf } from './subscription-history.ts';

const DAY = 86_400;
const START = 1_795_262_400;

const anEvent = (known: Partial<PaymentEvent> & Pick<PaymentEvent, 'kind'>): PaymentEvent => ({
  eventId: `${known.kind} ${known.paymentId ?? ''} ${known.atSeconds ?? START}`,
  acquirerType: 2,
  atSeconds: START,
  paymentId: null,
  subscriptionType: 2,
  months: known.kind === 'paid' ? 1 : 0,
  isRenewal: false,
  amountMinor: 99_000,
  seconds: 0,
  ...known,
});
const paid = (paymentId: string, atSeconds: number, more: Partial<PaymentEvent> = {}) =>
  anEvent({ kind: 'paid', paymentId, atSeconds, ...more });

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-01-31T10:00:00Z', 1, '2024-02-29T10:00:00.000Z'],
  ['2026-11-30T23:59:59Z', 3, '2027-02-28T23:59:59.000Z'],
  ['2024-02-29T00:00:00Z', 12, '2025-02-28T00:00:00.000Z'],
])('%s and %i months are %s', (from, months, to) => {
  const end = afterMonths(Date.parse(from) / 1_000, months);
  expect(new Date(end * 1_000).toISOString()).toBe(to);
});

test.each([
  [
    'monthly from the 31st',
    '2027-01-31T10:00:00Z',
    1,
    ['02-28', '03-31', '04-30', '05-31', '06-30', '07-31'],
  ],
  ['quarterly from the 30th', '2026-11-30T10:00:00Z', 3, ['02-28', '05-30', '08-30', '11-30']],
  ['yearly from a leap day', '2028-02-29T10:00:00Z', 12, ['02-28', '02-28', '02-28', '02-29']],
])('terms that follow one another keep the day of the first: %s', (_what, from, months, ends) => {
  const events: PaymentEvent[] = [];
  let at = Date.parse(from) / 1_000;
  const seen = ends.map((_end, index) => {
    events.push(paid(`order-${index}`, at, { months, isRenewal: index > 0 }));
    at = subscriptionHistoryOf(events).until;
    return new Date(at * 1_000).toISOString().slice(5);
  });
  expect(seen).toEqual(ends.map((end) => `${end}T10:00:00.000Z`));
});

test('a term that begins anew, and one after granted days, set another day', () => {
  const events = [paid('a', Date.parse('2027-01-31T10:00:00Z') / 1_000)];
  const endOf = () => new Date(subscriptionHistoryOf(events).until * 1_000).toISOString();
  events.push(paid('b', Date.parse('2027-03-15T10:00:00Z') / 1_000));
  expect(endOf()).toBe('2027-04-15T10:00:00.000Z');
  const day = Date.parse('2027-03-16T10:00:00Z') / 1_000;
  events.push(anEvent({ kind: 'granted', atSeconds: day, seconds: 3 * DAY }));
  events.push(paid('c', day + DAY, { isRenewal: true }));
  expect(endOf()).toBe('2027-05-18T10:00:00.000Z');
});

/** Payments while the term before them is still running, some of them fully refunded. */
const histories = fc
  .array(
    fc.record({
      gapDays: fc.integer({ min: 0, max: 25 }),
      months: fc.constantFrom(1, 3, 12),
      isRefunded: fc.boolean(),
      isRefusedFirst: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((steps) => {
    let at = START;
    return steps.flatMap(({ gapDays, months, isRefunded, isRefusedFirst }, index) => {
      at += gapDays * DAY;
      const paymentId = `order-${index}`;
      const isRenewal = index > 0;
      const about = { paymentId, isRenewal };
      return [
        ...(isRefusedFirst ? [anEvent({ kind: 'rejected', atSeconds: at - 60, ...about })] : []),
        paid(paymentId, at, { months, isRenewal }),
        ...(isRefunded ? [anEvent({ kind: 'refunded', atSeconds: at + DAY, ...about })] : []),
      ];
    });
  });

const reported = histories.chain((events) =>
  fc.record({
    events: fc.constant(events),
    // as delivered: every one at least once, some again, in any order
    arrived: fc
      .shuffledSubarray([...events, ...events], { minLength: events.length })
      .map((some) => [...some, ...events])
      .chain((all) => fc.shuffledSubarray(all, { minLength: all.length })),
  }),
);

test('the course does not depend on the order or repetition of events', () => {
  fc.assert(
    fc.property(reported, ({ events, arrived }) => {
      expect(subscriptionHistoryOf(arrived)).toEqual(subscriptionHistoryOf(events));
    }),
    { numRuns: 400 },
  );
});

test('a paid term is never lost and never granted twice', () => {
  fc.assert(
    fc.property(reported, ({ events, arrived }) => {
      const back = new Set(
        events.filter(({ kind }) => kind === 'refunded').map(({ paymentId }) => paymentId),
      );
      // Computed independently: all months that follow one another, from their first payment.
      let [until, start, total] = [0, 0, 0];
      for (const { kind, paymentId, atSeconds, months } of events) {
        if (kind !== 'paid' || back.has(paymentId)) continue;
        if (until < atSeconds) [start, total] = [atSeconds, 0];
        total += months;
        until = afterMonths(start, total);
      }
      expect(subscriptionHistoryOf(arrived).until).toBe(until);
    }),
    { numRuns: 400 },
  );
});

test('further payments never move the end of the term back', () => {
  const steady = histories.map((events) => events.filter(({ kind }) => kind === 'paid'));
  fc.assert(
    fc.property(
      steady.chain((events) => fc.shuffledSubarray(events, { minLength: events.length })),
      (arrived) => {
        const ends = arrived.map(
          (_one, index) => subscriptionHistoryOf(arrived.slice(0, index + 1)).until,
        );
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      },
    ),
  );
});

test('two notifications of one payment give one term', () => {
  const events = [paid('a', START, { eventId: 'x' }), paid('a', START + 5, { eventId: 'y' })];
  expect(subscriptionHistoryOf(events).until).toBe(afterMonths(START, 1));
});

test('a rejected renewal extends access by three days once, and a later payment starts a full term', () => {
  const first = paid('a', START);
  const end = afterMonths(START, 1);
  const refused = (id: string, at: number) =>
    anEvent({ kind: 'rejected', paymentId: id, atSeconds: at, isRenewal: true });
  const state = subscriptionHistoryOf([first, refused('b', end - 60), refused('c', end + DAY)]);
  expect(state).toMatchObject({ isRejected: true, until: end, accessUntil: end + 3 * DAY });
  const later = paid('d', end + 2 * DAY, { isRenewal: true });
  expect(subscriptionHistoryOf([first, refused('b', end - 60), later])).toMatchObject({
    isRejected: false,
    until: afterMonths(end + 2 * DAY, 1),
  });
  expect(subscriptionHistoryOf([first, refused('b', START + DAY)]).isRejected).toBe(false);
});

test('a rejected first payment changes nothing', () => {
  const refused = anEvent({ kind: 'rejected', paymentId: 'a' });
  expect(subscriptionHistoryOf([refused])).toEqual(subscriptionHistoryOf([]));
});

test('a stopped subscription stays stopped when a pending charge succeeds, and its term is still granted', () => {
  const end = afterMonths(START, 1);
  const state = subscriptionHistoryOf([
    paid('a', START),
    anEvent({ kind: 'stopped', atSeconds: end - 60, acquirerType: 0 }),
    paid('b', end - 50, { isRenewal: true }),
  ]);
  expect(state).toMatchObject({ subscriptionType: 0, until: afterMonths(end, 1) });
  const resumed = anEvent({
    kind: 'resumed',
    atSeconds: end,
    acquirerType: 0,
    subscriptionType: 4,
  });
  expect(subscriptionHistoryOf([paid('a', START), resumed]).subscriptionType).toBe(4);
});

test('a partial refund keeps the term, a full one removes it, and a won dispute restores it', () => {
  const back = (amountMinor: number, id: string) =>
    anEvent({ kind: 'refunded', paymentId: 'a', eventId: id, atSeconds: START + DAY, amountMinor });
  expect(subscriptionHistoryOf([paid('a', START), back(50_000, '1')]).until).toBe(
    afterMonths(START, 1),
  );
  expect(
    subscriptionHistoryOf([paid('a', START), back(50_000, '1'), back(49_000, '2')]).until,
  ).toBe(0);
  expect(
    subscriptionHistoryOf([paid('a', START), back(99_000, '1'), back(-99_000, '2')]).until,
  ).toBe(afterMonths(START, 1));
});

test('an end recorded before the paid term is over has no effect', () => {
  const ended = anEvent({ kind: 'ended', atSeconds: START + 40 * DAY, acquirerType: 0 });
  expect(subscriptionHistoryOf([paid('a', START), ended]).subscriptionType).toBe(0);
  expect(subscriptionHistoryOf([paid('a', START, { months: 3 }), ended]).subscriptionType).toBe(2);
});

test('trial and prize days add up with paid terms', () => {
  const trial = anEvent({ kind: 'trial', seconds: 7 * DAY, subscriptionType: 1, acquirerType: 0 });
  const state = subscriptionHistoryOf([trial, paid('a', START + DAY)]);
  expect(state).toMatchObject({ until: afterMonths(START + 7 * DAY, 1), subscriptionType: 2 });
  const prize = anEvent({ kind: 'granted', atSeconds: START + DAY, seconds: 30 * DAY });
  expect(subscriptionHistoryOf([prize, paid('a', START)]).until).toBe(
    afterMonths(START, 1) + 30 * DAY,
  );
});
