import { logError } from './log.server.ts'

/** A part of a page that may be missing: its failure is logged once and answered with the fallback, never with an error page. */
export async function optionalBlock<Value>(name: string, load: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await load
  } catch (error) {
    logError('A block of a page is missing', error, { block: name })
    return fallback
  }
}
