export { createApiClients } from './create-api-clients.ts';
export type { Exchange } from './exchange.ts';
export { nodeExchange } from './node-exchange.ts';
export { rawDataOf } from './raw-data.ts';
