import { hash } from 'node:crypto'

/** A document whose inline scripts are allowed by what they say. */
export interface HashedDocument {
  readonly html: readonly string[]
  /** Sources of a content security policy, such as `'sha256-…'`, each once. */
  readonly sources: readonly string[]
}

const SCRIPT = '<script'
const SCRIPT_END = '</script'

/**
 * Takes the nonce off the inline scripts of a document and returns the hashes that allow exactly these, so that the
 * document can be sent to more than one visitor. Only who made the document knows the nonce; a script that was brought in
 * with a text does not carry it and stays forbidden. The document comes in parts; every script is whole in one of them.
 */
export function hashInlineScripts(document: readonly string[], nonce: string): HashedDocument {
  const sources = new Set<string>()
  const html = document.map(part => hashScriptsOf(part, ` nonce="${nonce}"`, sources))
  return { html, sources: [...sources] }
}

function hashScriptsOf(part: string, attribute: string, sources: Set<string>): string {
  let html = ''
  let copied = 0
  for (let at = part.indexOf(attribute); at !== -1; at = part.indexOf(attribute, copied)) {
    html += part.slice(copied, at)
    copied = at + attribute.length
    if (!part.startsWith(SCRIPT, part.lastIndexOf('<', at))) continue
    const begin = part.indexOf('>', copied) + 1
    const end = part.indexOf(SCRIPT_END, begin)
    if (begin === 0 || end === -1) continue
    sources.add(`'sha256-${hash('sha256', part.slice(begin, end), 'base64')}'`)
  }
  return copied === 0 ? part : html + part.slice(copied)
}
