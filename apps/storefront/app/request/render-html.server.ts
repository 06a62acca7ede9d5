import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** Longest a page may take that waits for something, in ms. */
const TIMEOUT_MS = 5000

const DOCTYPE = '<!DOCTYPE html>'
/** How React marks a part that it did not finish; no text can hold it, because React writes its `<` as `&lt;`. */
const UNFINISHED = '<!--$!-->'

interface RenderOptions {
  readonly nonce: string
  /** Gets what a part of the page threw; the rest is rendered. */
  readonly onError: (error: unknown) => void
}

/**
 * The HTML of a document, complete. Loaders have waited for everything, so that a page is rendered in one go; where a part
 * of it waits all the same, such as for its code on the first visit, or fails, it is rendered once more by React's stream,
 * which waits for it. The stream encodes every tag on its own: for a listing it takes half as long again. Rejects with what
 * the page threw where nothing can be shown.
 */
export async function renderHtml(page: ReactNode, options: RenderOptions): Promise<string> {
  const html = renderAtOnce(page)
  return html === undefined || html.includes(UNFINISHED) ? renderPatiently(page, options) : html
}

function renderAtOnce(page: ReactNode): string | undefined {
  try {
    // Here, since a text is copied when it is first searched, and once more where something was put before it since.
    return DOCTYPE + renderToString(page)
  } catch {
    // Said by the stream, which meets the same error.
    return undefined
  }
}

function renderPatiently(page: ReactNode, { nonce, onError }: RenderOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // React would send large parts hidden and move them into place by script: nothing to see without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError(error) {
        clearTimeout(timer)
        reject(error as Error)
      },
      onError,
    })
    const timer = setTimeout(abort, TIMEOUT_MS)
  })
}
