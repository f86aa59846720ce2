import { z } from 'zod';

/** Caches in front of the site, which are purged when the data changes. */
export interface EdgeConfig {
  readonly urls: readonly string[];
  readonly style: 'varnish' | 'fastly';
  readonly token: string | undefined;
}

/** Variables of the environment. */
export const edgeVariables = {
  /**
   * Where purges are sent, several separated by commas; unset = there is no edge, and pages are not
   * to be stored by one.
   */
  EDGE_PURGE_URL: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .optional(),
  EDGE_PURGE_STYLE: z.enum(['varnish', 'fastly']).default('varnish'),
  EDGE_PURGE_TOKEN: z.string().optional(),
};

type EdgeVariables = z.output<z.ZodObject<typeof edgeVariables>>;

export const edgeOf = (data: EdgeVariables): EdgeConfig | undefined =>
  data.EDGE_PURGE_URL && {
    urls: data.EDGE_PURGE_URL,
    style: data.EDGE_PURGE_STYLE,
    token: data.EDGE_PURGE_TOKEN,
  };
