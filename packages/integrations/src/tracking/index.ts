export { readTrackingSettings } from './read-tracking-settings.ts'
export {
  createTracker,
  type ForwardedEvent,
  MAX_COMMANDS,
  type TrackedCustomer,
  type Tracker,
  type TrackingAnswer,
  type TrackingCommand,
  type TrackingSettings,
} from './tracker.ts'
