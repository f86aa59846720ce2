export {
  type PayProFields,
  type PayProServer,
  payProNotification,
  startPayProServer,
} from './paypro-server.ts';
export { startYooKassaServer, YOOKASSA_CARD, type YooKassaServer } from './yookassa-server.ts';
