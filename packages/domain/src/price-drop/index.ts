export { isPriceDrop, PRICE_DROP_PERCENT } from './price-drop.ts'
