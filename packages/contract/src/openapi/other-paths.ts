import { CONTENT_PATHS } from './content-paths.ts'
import type { JsonObject } from './json-object.ts'
import { LOGIN_PATHS } from './login-paths.ts'
import { PROCESS_PATHS } from './process-paths.ts'
import { PROGRAM_PATHS } from './program-paths.ts'

/** Everything the middleware answers that is no operation, by path. */
export const OTHER_PATHS: JsonObject = { ...LOGIN_PATHS, ...CONTENT_PATHS, ...PROGRAM_PATHS, ...PROCESS_PATHS }

/** Nouns under which the reference lists it. */
export const OTHER_TAGS: readonly string[] = ['content', 'programs', 'process']
