export { TRACKING_EVENT_TYPES, type TrackingEventType } from './tracking-event.ts'
