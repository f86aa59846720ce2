export { startPromotions } from './start-promotions.ts';
