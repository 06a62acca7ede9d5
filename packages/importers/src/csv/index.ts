export { type CsvRecord, readRecords } from './read-records.ts'
