export { type ConsentDecision, consentEvent } from './consent-event.ts'
export {
  createTracker,
  type TrackedCustomer,
  type Tracker,
  type TrackingEvent,
  type TrackingSettings,
} from './tracker.ts'
