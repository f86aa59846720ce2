/** Something that has to be noticed, as `promtool test rules` plays it: a value a minute. */
export interface FiringCase {
  readonly what: string;
  /** The values of each series, in the notation of promtool. */
  readonly series: Readonly<Record<string, string>>;
  /** The alert fires at this minute. */
  readonly minute: number;
  /** Labels of what fires, beside its severity. */
  readonly labels?: Readonly<Record<string, string>>;
}

const API = 'http_request_duration_seconds';

/** By alert; a test names the alerts that have none. */
export const FIRING_CASES: Readonly<Record<string, FiringCase>> = {
  ApiDown: {
    what: 'an API does not come back after a restart',
    series: { 'up{job="api",instance="one"}': '1x5 0x10' },
    minute: 8,
    labels: { job: 'api', instance: 'one' },
  },
  ApiErrors: {
    what: 'one call of fifty fails',
    series: {
      [`${API}_count{job="api",status="200"}`]: '0+98x30',
      [`${API}_count{job="api",status="503"}`]: '0+2x5 12+4x25',
    },
    minute: 20,
  },
  ApiSlow: {
    what: 'two calls of a hundred take more than two seconds',
    series: {
      [`${API}_bucket{job="api",le="1"}`]: '0+98x30',
      [`${API}_bucket{job="api",le="2.5"}`]: '0+98x30',
      [`${API}_bucket{job="api",le="5"}`]: '0+100x30',
      [`${API}_bucket{job="api",le="+Inf"}`]: '0+100x30',
    },
    minute: 25,
  },
  DatabaseBusy: {
    what: 'callers wait for ten minutes',
    series: { 'database_waiting_callers{job="api",instance="one"}': '0x5 3x15' },
    minute: 18,
    labels: { job: 'api', instance: 'one' },
  },
  DatabaseAway: {
    what: 'the database ends',
    series: { 'stored_metrics_up{job="api",instance="one"}': '1x5 0x10' },
    minute: 10,
    labels: { job: 'api', instance: 'one' },
  },
  DatabaseFillsDisk: {
    what: 'a gigabyte of thirty is added a day',
    series: {
      'database_table_bytes{job="api",table="odds_points"}': '10000000000+1000000x1500',
      'database_table_bytes{job="api",table="matches"}': '1000000000x1500',
    },
    minute: 1_200,
  },
  MessagesLate: {
    what: 'the mail server refuses connections',
    series: {
      'outbox_oldest_due_seconds{job="api",channel="mail",lane="account"}': '0x5 0+60x20',
      'outbox_oldest_due_seconds{job="api",channel="mail",lane="money"}': '0x25',
    },
    minute: 15,
    labels: { lane: 'account' },
  },
  OwnNoticesLate: {
    what: 'notices wait for hours',
    series: { 'outbox_oldest_due_seconds{job="api",channel="push",lane="own"}': '0+60x60' },
    minute: 40,
  },
  MessagesGivenUp: {
    what: 'a provider refuses every address',
    series: {
      'outbox_dead_messages{job="api",channel="mail",lane="followers"}': '400x60 400+2x60',
    },
    minute: 90,
  },
  JobFails: {
    what: 'a job fails twice a minute',
    series: { 'job_failures_total{job="api",exported_job="settlement"}': '7x20 7+2x20' },
    minute: 30,
    labels: { exported_job: 'settlement' },
  },
  JobSilent: {
    what: 'a job hangs, another one works',
    series: {
      'job_last_success_timestamp_seconds{job="api",exported_job="weekly digest"}': '0x120',
      'job_last_success_timestamp_seconds{job="api",exported_job="rating"}': '0+60x120',
    },
    minute: 90,
    labels: { exported_job: 'weekly digest' },
  },
  ProviderPaused: {
    what: 'a provider that is down is left alone for ever longer',
    series: { 'provider_paused_seconds{job="api",provider="openligadb"}': '0x5 3600-60x40' },
    minute: 20,
    labels: { provider: 'openligadb' },
  },
  ProviderSilent: {
    what: 'a provider has not answered since the morning',
    series: { 'provider_answer_age_seconds{job="api",provider="nhl"}': '0+60x800' },
    minute: 740,
    labels: { provider: 'nhl' },
  },
  ScannerBusy: {
    what: 'twelve searches a minute are refused',
    series: { 'scanner_shed_total{job="api"}': '0+12x30' },
    minute: 20,
  },
  ApiFull: {
    what: 'two calls a second are refused on arrival',
    series: { 'calls_shed_total{job="api",kind="read"}': '0+120x30' },
    minute: 20,
  },
  LiveClientsSlow: {
    what: 'a proxy holds back the live streams',
    series: { 'live_dropped_total{job="api",reason="slow"}': '0+90x40' },
    minute: 30,
  },
  PaymentIssues: {
    what: 'money arrives without an order',
    series: { 'payment_issues_open{job="api",reason="unknown"}': '0x5 1x30' },
    minute: 20,
    labels: { reason: 'unknown' },
  },
  PaymentsUnanswered: {
    what: 'an acquirer does not know a charge for half a day',
    series: { 'payment_renewals_unanswered{job="api"}': '0x5 2x600' },
    minute: 400,
  },
  SubscriptionsUnended: {
    what: 'a subscription is still renewed in the evening',
    series: { 'payment_subscriptions_unended{job="api"}': '0x5 1x600' },
    minute: 400,
  },
  BooksUnread: {
    what: 'the books were last read on Monday, and it is Wednesday',
    series: { 'payment_books_age_seconds{job="api"}': '172700+60x10' },
    minute: 5,
  },
  ScoresLate: {
    what: 'nothing arrives during the matches of an afternoon',
    series: { 'site_area_trouble{job="api",area="scores"}': '0x5 1x10 2x20' },
    minute: 25,
  },
  PaymentsDown: {
    what: 'an acquirer opens no page to pay on',
    series: { 'site_area_trouble{job="api",area="payments"}': '0x5 2x20' },
    minute: 15,
  },
  ShellDown: {
    what: 'a shell does not come back after a restart',
    series: { 'up{job="shell",instance="one"}': '1x5 0x10' },
    minute: 8,
    labels: { job: 'shell', instance: 'one' },
  },
  PageErrors: {
    what: 'one page of fifty fails',
    series: {
      [`${API}_count{job="shell",kind="page",status="200"}`]: '0+196x30',
      [`${API}_count{job="shell",kind="page",status="500"}`]: '0+4x30',
    },
    minute: 20,
  },
  PagesOlder: {
    what: 'one page of ten is an older copy',
    series: {
      'pages_total{job="shell",outcome="current"}': '0+90x30',
      'pages_total{job="shell",outcome="older"}': '0+6x30',
      'pages_total{job="shell",outcome="busy"}': '0+4x30',
    },
    minute: 15,
  },
  PagesSlow: {
    what: 'one page of ten takes two seconds',
    series: {
      [`${API}_bucket{job="shell",kind="page",le="0.5"}`]: '0+90x30',
      [`${API}_bucket{job="shell",kind="page",le="1"}`]: '0+90x30',
      [`${API}_bucket{job="shell",kind="page",le="2.5"}`]: '0+100x30',
      [`${API}_bucket{job="shell",kind="page",le="+Inf"}`]: '0+100x30',
    },
    minute: 25,
  },
  RendersWait: {
    what: 'pages wait for ten minutes',
    series: { 'page_renders_waiting{job="shell",instance="one"}': '0x5 8x15' },
    minute: 18,
    labels: { job: 'shell', instance: 'one' },
  },
  EdgePurgesFail: {
    what: 'an edge refuses purges',
    series: { 'edge_failing{job="shell"}': '0x5 1x20' },
    minute: 15,
  },
  PageErrorsLinger: {
    what: 'three pages of a thousand fail all day',
    series: {
      [`${API}_count{job="shell",kind="page",status="200"}`]: '0+997x180',
      [`${API}_count{job="shell",kind="page",status="500"}`]: '0+3x180',
    },
    minute: 150,
  },
  ScriptsFail: {
    what: 'a release breaks the scripts of a page',
    series: {
      'page_errors_total{job="shell",page="match",remote="soccer"}': '0x20 0+5x60',
      'page_errors_total{job="shell",page="match",remote="hockey"}': '0x80',
    },
    minute: 60,
    labels: { page: 'match', remote: 'soccer' },
  },
  PagesSlowForVisitors: {
    what: 'half of the visitors wait five seconds',
    series: {
      'page_largest_paint_seconds_bucket{job="shell",page="match",le="2.5"}': '0+5x240',
      'page_largest_paint_seconds_bucket{job="shell",page="match",le="4"}': '0+5x240',
      'page_largest_paint_seconds_bucket{job="shell",page="match",le="8"}': '0+10x240',
      'page_largest_paint_seconds_bucket{job="shell",page="match",le="+Inf"}': '0+10x240',
      'page_largest_paint_seconds_count{job="shell",page="match"}': '0+10x240',
    },
    minute: 200,
    labels: { page: 'match' },
  },
};
