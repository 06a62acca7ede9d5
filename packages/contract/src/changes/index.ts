export { CHANGES_HEARTBEAT_MS, CHANGES_PATH, type FollowedChanges, followChanges } from './follow-changes.ts'
export { type Making, TaggedCache } from './tagged-cache.ts'
