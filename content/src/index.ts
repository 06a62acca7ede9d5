export type { ContentLibrary } from './content-library.ts'
export { readContent } from './read-content.ts'
