export { closeOverduePreorders } from './close-preorders.ts'
export { openPreorder, receiveStock } from './open-preorder.ts'
export { findPreorders, PREORDER_MOVED_TOPIC, type WaitingPreorder } from './preorder-rows.ts'
export { setExpectedDelivery } from './set-expected-delivery.ts'
