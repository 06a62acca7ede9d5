export { createUpstreamSettingsReader, type UpstreamSettingsReader } from './upstream-settings-reader.ts'
