/** Name of this provider, and of the source of its records. */
export const SOURCE = 'api-hockey';

export const ATTRIBUTION = 'API-Hockey (api-sports.io)';
