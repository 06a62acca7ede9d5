export { readRecords } from './read-records.ts'
