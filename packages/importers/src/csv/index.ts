export { csvLineOf } from './csv-cell.ts'
export { readRecords } from './read-records.ts'
