import { hash } from 'node:crypto'

/** A document whose inline scripts are allowed by what they say. */
export interface HashedDocument {
  readonly body: Buffer
  /** Sources of a content security policy, such as `'sha256-…'`, each once. */
  readonly sources: readonly string[]
}

const SCRIPT = Buffer.from('<script')
const SCRIPT_END = Buffer.from('</script')

/**
 * Takes the nonce off the inline scripts of a document and returns the hashes that allow exactly these, so that the
 * document can be sent to more than one visitor. Only who made the document knows the nonce; a script that was brought in
 * with a text does not carry it and stays forbidden.
 */
export function hashInlineScripts(document: Buffer, nonce: string): HashedDocument {
  const attribute = Buffer.from(` nonce="${nonce}"`)
  const parts: Buffer[] = []
  const sources = new Set<string>()
  let copied = 0
  for (let at = document.indexOf(attribute); at !== -1; at = document.indexOf(attribute, copied)) {
    parts.push(document.subarray(copied, at))
    copied = at + attribute.length
    const tag = document.lastIndexOf('<', at)
    if (!document.subarray(tag, tag + SCRIPT.length).equals(SCRIPT)) continue
    const begin = document.indexOf('>', copied) + 1
    const end = document.indexOf(SCRIPT_END, begin)
    if (begin === 0 || end === -1) continue
    sources.add(`'sha256-${hash('sha256', document.subarray(begin, end), 'base64')}'`)
  }
  if (copied === 0) return { body: document, sources: [] }
  parts.push(document.subarray(copied))
  return { body: Buffer.concat(parts), sources: [...sources] }
}
