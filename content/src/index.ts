export { type ContentLibrary, readContent, readPage } from './read-content.ts'
