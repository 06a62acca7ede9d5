export {
  claimTrackingForwards,
  deleteOldTrackingForwards,
  deleteTrackingForwards,
  dropTrackingForwards,
  type TrackingForward,
} from './forward-tracking.ts'
export {
  deleteOldTracking,
  eraseTracking,
  storeTracking,
  type TrackingEntry,
} from './store-tracking.ts'
export { noteTrackedCart, restrictTrackedCarts, type TrackedCart, trackPurchase } from './tracking-carts.ts'
