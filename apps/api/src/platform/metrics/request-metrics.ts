import { Histogram, type Registry } from 'prom-client';

export interface RequestMetrics {
  note(route: string, status: number, elapsedMs: number): void;
  /** Updates the counts in the registry on every read. */
  register(registry: Registry): void;
}

const NAME = 'http_request_duration_seconds';
const HELP = 'Time until a call was answered, by route and status.';
const BUCKETS_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SECOND_MS = 1_000;

interface Total {
  readonly route: string;
  readonly status: number;
  count: number;
  seconds: number;
  /** Requests within each bucket and not within the one before it. */
  readonly within: number[];
}

function linesOf({ route, status, count, seconds, within }: Total) {
  let sum = 0;
  const buckets = BUCKETS_SECONDS.map((bound, index) => {
    sum += within[index] ?? 0;
    return { metricName: `${NAME}_bucket`, labels: { route, status, le: bound }, value: sum };
  });
  const labels = { route, status };
  return [
    ...buckets,
    { metricName: `${NAME}_bucket`, labels: { ...labels, le: '+Inf' }, value: count },
    { metricName: `${NAME}_sum`, labels, value: seconds },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
}

type Described = Awaited<ReturnType<Histogram<'route' | 'status'>['get']>>;

/** A histogram of the library whose values are counted elsewhere. */
class CountedHistogram extends Histogram<'route' | 'status'> {
  readonly totals: () => Iterable<Total>;

  constructor(totals: () => Iterable<Total>) {
    super({
      name: NAME,
      help: HELP,
      labelNames: ['route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers: [],
    });
    this.totals = totals;
  }

  override async get(): Promise<Described> {
    const values = [...this.totals()].flatMap(linesOf);
    const described = { name: NAME, help: HELP, type: 'histogram', aggregator: 'sum', values };
    // The library declares the type as an enumeration that it does not have.
    return described as unknown as Described;
  }

  /** What the registry asks for its text: the library adds up other buckets there. */
  getForPromString() {
    return this.get();
  }
}

/**
 * Requests by route and status. Routes are patterns, so that the number of series is bounded.
 * Counted here and passed on when scraped, as observing with the library would slow down requests.
 */
export function createRequestMetrics(): RequestMetrics {
  const totals = new Map<string, Map<number, Total>>();

  function totalOf(route: string, status: number): Total {
    const ofRoute = totals.get(route) ?? new Map<number, Total>();
    totals.set(route, ofRoute);
    const known = ofRoute.get(status);
    if (known !== undefined) return known;
    const within = BUCKETS_SECONDS.map(() => 0);
    const total = { route, status, count: 0, seconds: 0, within };
    ofRoute.set(status, total);
    return total;
  }

  return {
    note(route, status, elapsedMs) {
      const total = totalOf(route, status);
      const seconds = elapsedMs / SECOND_MS;
      total.count += 1;
      total.seconds += seconds;
      const bucket = BUCKETS_SECONDS.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) total.within[bucket] = (total.within[bucket] ?? 0) + 1;
    },
    register(registry) {
      const all = () => [...totals.values()].flatMap((ofRoute) => [...ofRoute.values()]);
      registry.registerMetric(new CountedHistogram(all));
    },
  };
}
