export { readSnapshot } from './read-snapshot.ts'
export { writeSnapshot } from './write-snapshot.ts'
