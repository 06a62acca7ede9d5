import { RequestRefusal } from '@shop/http'

/** A form as it was sent: fields of text, and the files of its only field for files. */
export interface SentForm {
  readonly fields: URLSearchParams
  readonly files: readonly Uint8Array[]
}

/** A form without files. */
export function readFields(body: string): SentForm {
  return { fields: new URLSearchParams(body), files: [] }
}

/**
 * A form with files; a field for files in which none was chosen has none.
 * @throws {RequestRefusal} `unreadable` for a broken one.
 */
export async function readMultipart(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<SentForm> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new RequestRefusal('unreadable')
  })
  const fields = new URLSearchParams()
  const files: Uint8Array[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value)
    else if (value.size > 0) files.push(new Uint8Array(await value.arrayBuffer()))
  }
  return { fields, files }
}
