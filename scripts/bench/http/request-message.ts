/** What is sent to a server of this machine under one of the shop's hosts. */
export interface RequestDraft {
  readonly path: string
  readonly host: string
  /** Sent as JSON by POST; without one the request is a GET. */
  readonly json?: unknown
  readonly cookie?: string | undefined
  /** More header lines, without their ends. */
  readonly lines?: readonly string[]
}

/** What a browser accepts and says of itself: pages are complete for programs that say something else, and cost otherwise. */
const BROWSER_LINES = [
  'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding: gzip, deflate, br, zstd',
  'accept-language: de-DE,de;q=0.9',
]

/** The bytes of a request, made once for as often as it is sent. */
export function requestMessage({ path, host, json, cookie, lines = [] }: RequestDraft): Buffer {
  const body = json === undefined ? undefined : Buffer.from(JSON.stringify(json))
  const head = [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...(body ? [`origin: http://${host}`, 'content-type: application/json', `content-length: ${body.length}`] : BROWSER_LINES),
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...lines,
  ]
  const text = Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1')
  return body ? Buffer.concat([text, body]) : text
}
