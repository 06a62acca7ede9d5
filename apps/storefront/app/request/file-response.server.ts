import { createHash } from 'node:crypto'

/** Any client may store a file of the shop, and asks each time: none shows a price, a text or a product that was replaced. */
export const FILE_CACHE = 'public, max-age=0, must-revalidate'

/** A text as a file that is the same for everybody; 304 for who has it already. */
export function cacheableText(request: Request, text: string, type: string, cacheControl = FILE_CACHE): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const headers = { 'cache-control': cacheControl, etag, vary: 'Host' }
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': type } })
}

/** Whether a client has the file with an ETag already, as its `If-None-Match` header says (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const known = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return known.includes(etag.replace(/^W\//, '')) || known.includes('*')
}

/** Sends chunks of text as they are made, no faster than they are read. Rejects when the first one cannot be made. */
export async function streamText(chunks: AsyncGenerator<string, void>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let next: IteratorResult<string, void> | undefined = await chunks.next()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = next ?? (await chunks.next())
      next = undefined
      if (chunk.done) controller.close()
      else controller.enqueue(encoder.encode(chunk.value))
    },
    async cancel() {
      await chunks.return()
    },
  })
}
