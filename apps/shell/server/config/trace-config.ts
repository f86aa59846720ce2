import { z } from 'zod';

/** Where traces are exported to, and how many. */
export interface TraceConfig {
  readonly endpoint: string;
  readonly ratio: number;
}

/** Variables of the environment, named by OpenTelemetry. */
export const traceVariables = {
  /** Collector of traces (OTLP over HTTP); unset = no traces, nothing of them is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Which share of the traces is exported, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

type TraceVariables = z.output<z.ZodObject<typeof traceVariables>>;

export const tracesOf = (data: TraceVariables): TraceConfig | undefined =>
  data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: data.OTEL_TRACES_SAMPLER_ARG };
