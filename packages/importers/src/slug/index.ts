export { slugTextOf } from './slug-text.ts'
