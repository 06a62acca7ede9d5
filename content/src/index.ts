export { type ContentLibrary, readContent, readPage } from './read-content.ts'
export { watchContent } from './watch-content.ts'
