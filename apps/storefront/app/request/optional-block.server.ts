import { logError } from './log.server.ts'

interface BlockOptions {
  /** How long the page waits for the block; by default as long as the block takes. */
  readonly patienceMs?: number
}

/** A part of a page that may be missing: its failure is logged once and answered with the fallback, never with an error page. */
export async function optionalBlock<Value>(
  name: string,
  load: Promise<Value>,
  fallback: Value,
  { patienceMs }: BlockOptions = {},
): Promise<Value> {
  try {
    return await (patienceMs === undefined ? load : within(patienceMs, load))
  } catch (error) {
    // The client has gone; nothing failed.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      logError('A block of a page is missing', error, { block: name })
    return fallback
  }
}

async function within<Value>(patienceMs: number, load: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not there after ${patienceMs} ms`)), patienceMs)
  })
  try {
    return await Promise.race([load, late])
  } finally {
    clearTimeout(timer)
  }
}
