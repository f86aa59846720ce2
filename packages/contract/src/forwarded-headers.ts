/**
 * The visitor's country as the shell has found it; the shell removes the header from what visitors
 * send. Which header of a proxy it comes from is a setting of the shell.
 */
export const COUNTRY_HEADER = 'x-country-code';

/** One id of a request in the logs of the shell and of the API. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The span a call belongs to, where traces are exported (W3C Trace Context). */
export const TRACE_HEADER = 'traceparent';

/** An id as a trusted caller may give it. */
export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w.:-]{8,80}$/.test(text);
