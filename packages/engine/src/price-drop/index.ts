export { claimPriceDrops, PRICE_DROP_TOPIC, type PriceDropMessage } from './claim-price-drops.ts'
export { countPriceWatches, findPriceDrops, notePriceDropsSent, type PriceDrops } from './find-price-drops.ts'
