/** Headers of every answer. */
export const headersOfAll = (requestId: string) => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
});
