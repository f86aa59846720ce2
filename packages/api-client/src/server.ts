export type { Exchange } from './exchange.ts';
export { nodeExchange } from './node-exchange.ts';
export { rawDataOf } from './raw-data.ts';
