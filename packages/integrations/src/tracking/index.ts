export { readTrackingSettings } from './read-tracking-settings.ts'
export {
  createTracker,
  MAX_COMMANDS,
  type TrackedCustomer,
  type Tracker,
  type TrackingAnswer,
  type TrackingCommand,
  type TrackingEvent,
  type TrackingSettings,
} from './tracker.ts'
