export { type ConsentDecision, consentEvent } from './consent-event.ts'
export { createTracker, type TrackingSettings } from './engagement-tracker.ts'
export type { TrackedCustomer, Tracker, TrackingEvent, TrackingEventType } from './tracker.ts'
