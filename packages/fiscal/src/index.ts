export { PROFILES } from './amounts.ts'
export { writeCii } from './write-cii.ts'
export { writeUbl } from './write-ubl.ts'
