export { readDrainMs } from './read-drain.ts'
export { readSecretFiles } from './read-secret-files.ts'
export { type RunningApp, runApps } from './run-apps.ts'
