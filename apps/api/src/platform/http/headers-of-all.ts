/** What every answer says, whoever gives it. */
export const headersOfAll = (requestId: string) => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
});
