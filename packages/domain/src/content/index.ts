export { CONTENT_KEYS, type Content, type ContentKey, type FoundContent, isContentKey } from './content.ts'
export { contentSourcesOf } from './content-sources-of.ts'
