import { hash } from 'node:crypto'

/** A document whose inline scripts are allowed by what they say. */
export interface HashedDocument {
  readonly html: string
  /** Sources of a content security policy, such as `'sha256-…'`, each once. */
  readonly sources: readonly string[]
}

const SCRIPT = '<script'
const SCRIPT_END = '</script'

/**
 * Takes the nonce off the inline scripts of a document and returns the hashes that allow exactly these, so that the
 * document can be sent to more than one visitor. Only who made the document knows the nonce; a script that was brought in
 * with a text does not carry it and stays forbidden.
 */
export function hashInlineScripts(document: string, nonce: string): HashedDocument {
  const attribute = ` nonce="${nonce}"`
  const sources = new Set<string>()
  let html = ''
  let copied = 0
  for (let at = document.indexOf(attribute); at !== -1; at = document.indexOf(attribute, copied)) {
    html += document.slice(copied, at)
    copied = at + attribute.length
    if (!document.startsWith(SCRIPT, document.lastIndexOf('<', at))) continue
    const begin = document.indexOf('>', copied) + 1
    const end = document.indexOf(SCRIPT_END, begin)
    if (begin === 0 || end === -1) continue
    sources.add(`'sha256-${hash('sha256', document.slice(begin, end), 'base64')}'`)
  }
  return { html: html + document.slice(copied), sources: [...sources] }
}
