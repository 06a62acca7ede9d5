import { RequestRefusal } from '@shop/http'

/** A form as the pages read it. */
export interface PageForm {
  readonly contentType: string
  readonly body: Buffer | string
}

const URL_ENCODED = 'application/x-www-form-urlencoded'

/**
 * The form of a page's request, always URL-encoded. Of files pages take lists alone: a CSV or
 * text file is its text, any other is empty, so no page meets a value that is no text.
 * @throws {RequestRefusal} `unknown-type` for what no form of a page sends, `unreadable` for a broken one.
 */
export async function readForm(contentType: string | undefined, body: Buffer | undefined): Promise<PageForm> {
  // A form without fields; a button needs none.
  if (!body || body.length === 0) return { contentType: URL_ENCODED, body: '' }
  const [type = '', ...parameters] = (contentType ?? '').split(';').map(part => part.trim())
  const charset = parameters.find(parameter => /^charset=/i.test(parameter))
  if (charset !== undefined && !/^charset="?utf-?8"?$/i.test(charset)) throw new RequestRefusal('unknown-type')
  switch (type.toLowerCase()) {
    case URL_ENCODED:
      return { contentType: URL_ENCODED, body }
    case 'multipart/form-data':
      return { contentType: URL_ENCODED, body: await readMultipart(contentType ?? '', body) }
    default:
      throw new RequestRefusal('unknown-type')
  }
}

async function readMultipart(contentType: string, body: Buffer): Promise<string> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
    const read = ([name, value]: [string, File | string]) => textOf(value).then(text => [name, text])
    const fields = await Promise.all([...form].map(read))
    return new URLSearchParams(fields).toString()
  } catch {
    throw new RequestRefusal('unreadable')
  }
}

/** The text of a field. Spreadsheets write lists as UTF-16 too, with a byte order mark, which is left out. */
async function textOf(value: File | string): Promise<string> {
  if (typeof value === 'string') return value
  if (!/\.(?:csv|tsv|txt)$/i.test(value.name)) return ''
  const bytes = new Uint8Array(await value.arrayBuffer())
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes)
}
