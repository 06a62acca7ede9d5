import type { PageRequest } from './page-request.ts'
import type { RawAnswer } from './send-bytes.ts'

/** Terms of a framework, of Node or of a program's inside: what no answer may show; the scripts of pages are no secret. */
const INSIDE =
  /FST_|ERR_HTTP|\bfastify\b|node:internal|node_modules|(?<!\/assets\/[\w-]+)\.(?:ts|js|mjs|cjs):\d+|"error":"(?:Bad Request|Not Found|Internal Server Error)"|Route [A-Z]+:|Sec-WebSocket-Key header|while showing the error page/

/** What is wrong with an answer, whatever was sent; undefined when nothing is. */
export function problemOfPage(request: PageRequest, { status, head, text, isLeftOpen }: RawAnswer): string | undefined {
  if (isLeftOpen) return 'the connection was left open'
  if (status === 0) return request.mayBeCut ? undefined : 'the connection was ended without an answer'
  if (status >= 500) return `status ${status}`
  // A handshake that succeeds is no answer with a type.
  if (status !== 101 && !/^x-content-type-options: nosniff\r?$/im.test(head)) return 'types may be guessed'
  if (INSIDE.test(`${head}\n${text}`)) return 'the answer shows the inside'
  // To its own scripts alone the router says it in texts of its own, which no one sees.
  if (/Unexpected Server Error/.test(text) && !/^content-type: text\/x-script/im.test(head)) return 'the router answers itself'
  return undefined
}
