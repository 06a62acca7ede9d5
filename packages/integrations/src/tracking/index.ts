export { type ConsentDecision, consentEvent } from './consent-event.ts'
export {
  createTracker,
  type TrackedCustomer,
  type Tracker,
  type TrackingEvent,
  type TrackingEventType,
  type TrackingSettings,
} from './tracker.ts'
