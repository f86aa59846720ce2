export { nodeExchange } from './node-exchange.ts';
export { rawDataOf } from './raw-data.ts';
