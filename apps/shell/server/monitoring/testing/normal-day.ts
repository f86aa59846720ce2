/** Of the day. */
export const MINUTES = 1_440;
const API = 'http_request_duration_seconds';

/** `usual` all day, but `changed` for some minutes from each of `at` on. */
function sometimes(usual: number, changed: number, minutes: number, at: readonly number[]): string {
  const values: string[] = [];
  let minute = 0;
  for (const from of at) {
    values.push(`${usual}x${from - minute - 1}`, `${changed}x${minutes - 1}`);
    minute = from + minutes;
  }
  return [...values, `${usual}x${MINUTES - minute}`].join(' ');
}

/** Adds `perMinute` all day, and `more` at once at some minutes. */
function counted(perMinute: number, more: number, at: readonly number[]): string {
  const values: string[] = [];
  let minute = 0;
  let sum = 0;
  for (const until of at) {
    values.push(`${sum}+${perMinute}x${until - minute - 1}`);
    sum += perMinute * (until - minute) + more;
    minute = until;
  }
  return [...values, `${sum}+${perMinute}x${MINUTES - minute}`].join(' ');
}

/** Grows by the minute and begins anew after `minutes`. */
const sawTooth = (minutes: number, perMinute: number, first = 0): string =>
  Array.from(
    { length: Math.ceil(MINUTES / minutes) },
    () => `${first}+${perMinute}x${minutes - 1}`,
  ).join(' ');

/** A job that runs every hour: its last success stays for an hour. */
const hourly = Array.from({ length: MINUTES / 60 }, (_, hour) => `${hour * 3_600}x59`).join(' ');

const MORNING = [480];
const SOME_HOURS = [120, 600, 1_080];

/**
 * A day on which nobody has to do anything, though not an idle one: two upgrades, a short peak, a
 * few errors, a job that fails three times, a provider that is away for some minutes.
 */
export const NORMAL_DAY: Readonly<Record<string, string>> = {
  'up{job="api",instance="one"}': sometimes(1, 0, 1, [480]),
  'up{job="api",instance="two"}': sometimes(1, 0, 1, [482]),
  'up{job="shell",instance="one"}': sometimes(1, 0, 1, [484]),
  [`${API}_count{job="api",status="200"}`]: counted(600, 3_000, SOME_HOURS),
  [`${API}_count{job="api",status="500"}`]: counted(0, 3, SOME_HOURS),
  [`${API}_count{job="api",status="503"}`]: counted(0, 8, MORNING),
  [`${API}_bucket{job="api",le="1"}`]: counted(597, 3_000, SOME_HOURS),
  [`${API}_bucket{job="api",le="2.5"}`]: counted(599, 3_000, SOME_HOURS),
  [`${API}_bucket{job="api",le="+Inf"}`]: counted(600, 3_011, SOME_HOURS),
  'database_waiting_callers{job="api",instance="one"}': sometimes(0, 12, 3, SOME_HOURS),
  'stored_metrics_up{job="api",instance="one"}': sometimes(1, 0, 1, MORNING),
  'database_table_bytes{job="api",table="odds_points"}': `30000000000+300000x${MINUTES}`,
  'outbox_oldest_due_seconds{job="api",channel="mail",lane="account"}': sometimes(
    2,
    75,
    3,
    SOME_HOURS,
  ),
  'outbox_oldest_due_seconds{job="api",channel="mail",lane="money"}': sometimes(0, 40, 3, [700]),
  'outbox_oldest_due_seconds{job="api",channel="mail",lane="own"}': sometimes(5, 1_000, 10, [900]),
  'outbox_dead_messages{job="api",channel="mail",lane="followers"}': counted(0, 9, SOME_HOURS),
  'job_failures_total{job="api",exported_job="settlement"}': counted(0, 3, SOME_HOURS),
  'job_last_success_timestamp_seconds{job="api",exported_job="settlement"}': `0+60x${MINUTES}`,
  'job_last_success_timestamp_seconds{job="api",exported_job="rating"}': hourly,
  'job_last_success_timestamp_seconds{job="api",exported_job="expired sessions and links"}': hourly,
  'provider_paused_seconds{job="api",provider="openligadb"}': sometimes(0, 240, 4, SOME_HOURS),
  'provider_answer_age_seconds{job="api",provider="openligadb"}': sawTooth(240, 60),
  'scanner_shed_total{job="api"}': counted(0, 5, SOME_HOURS),
  'calls_shed_total{job="api",kind="read"}': counted(0, 200, SOME_HOURS),
  'live_dropped_total{job="api",reason="slow"}': counted(2, 200, MORNING),
  'payment_issues_open{job="api",reason="unknown"}': sometimes(0, 1, 8, [800]),
  'payment_renewals_unanswered{job="api"}': sometimes(0, 2, 120, [300]),
  'payment_subscriptions_unended{job="api"}': sometimes(0, 1, 60, [300]),
  'payment_books_age_seconds{job="api"}': sawTooth(1_200, 60, 72_000),
  'site_area_trouble{job="api",area="scores"}': sometimes(0, 1, 12, [1_000]),
  'site_area_trouble{job="api",area="payments"}': sometimes(0, 2, 3, [1_000]),
  [`${API}_count{job="shell",kind="page",status="200"}`]: counted(300, 2_000, SOME_HOURS),
  [`${API}_count{job="shell",kind="page",status="500"}`]: counted(0, 2, SOME_HOURS),
  [`${API}_count{job="shell",kind="page",status="503"}`]: counted(0, 8, MORNING),
  [`${API}_bucket{job="shell",kind="page",le="0.5"}`]: counted(290, 2_000, SOME_HOURS),
  [`${API}_bucket{job="shell",kind="page",le="1"}`]: counted(298, 2_000, SOME_HOURS),
  [`${API}_bucket{job="shell",kind="page",le="+Inf"}`]: counted(300, 2_010, SOME_HOURS),
  'pages_total{job="shell",outcome="current"}': counted(298, 2_000, SOME_HOURS),
  'pages_total{job="shell",outcome="older"}': counted(1, 60, MORNING),
  'page_renders_waiting{job="shell",instance="one"}': sometimes(0, 6, 3, SOME_HOURS),
  'edge_failing{job="shell"}': sometimes(0, 1, 3, SOME_HOURS),
  'page_errors_total{job="shell",page="match",remote="soccer"}': counted(0, 12, SOME_HOURS),
  'page_largest_paint_seconds_bucket{job="shell",page="match",le="2.5"}': counted(8, 0, []),
  'page_largest_paint_seconds_bucket{job="shell",page="match",le="4"}': counted(9, 0, []),
  'page_largest_paint_seconds_bucket{job="shell",page="match",le="+Inf"}': counted(10, 0, []),
  'page_largest_paint_seconds_count{job="shell",page="match"}': counted(10, 0, []),
};
