/** Names of parameters that carry a key. */
const SECRET = 'api_?key|apikey|app_?key|key|token|auth|authorization|session|x-auth-token';
const IN_QUERY = new RegExp(`([?&](?:${SECRET})=)[^&#\\s]*`, 'gi');

/** An address or a text with addresses in which keys have no value. */
export const withoutKeys = (text: string): string => text.replaceAll(IN_QUERY, '$1[hidden]');
