export {
  PAYPRO_FAULTLESS,
  type PayProFields,
  type PayProOrder,
  type PayProServer,
  payProNotification,
  startPayProServer,
} from './paypro-server.ts';
export { startYooKassaServer } from './yookassa-server.ts';
export { YOOKASSA_CARD, YOOKASSA_FAULTLESS, type YooKassaServer } from './yookassa-types.ts';
