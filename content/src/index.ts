export type { ContentLibrary } from './content-library.ts'
export { readContent, readPage } from './read-content.ts'
