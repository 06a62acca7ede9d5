import { XMLParser } from 'fast-xml-parser'

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  // Entities are what makes XML of strangers dangerous; the answers have none.
  processEntities: false,
  isArray: name => name === 'param' || name === 'string',
})

/**
 * Names and values of an answer of the tax office: every `data` holds two strings, in any order of names (VAT-24).
 * Undefined for anything else, and for documents that declare types or entities.
 */
export function readEvatrReply(xml: string): ReadonlyMap<string, string> | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return undefined
  let document: unknown
  try {
    document = parser.parse(xml, true)
  } catch {
    return undefined
  }
  const params = partOf(partOf(document, 'params'), 'param')
  if (!Array.isArray(params)) return undefined
  const pairs = params.flatMap(param => {
    const values = partOf(partOf(partOf(partOf(param, 'value'), 'array'), 'data'), 'value')
    if (!Array.isArray(values) || values.length !== 2) return []
    const [name, value] = values.map(textOf)
    return name && value !== undefined ? [[name, value] as const] : []
  })
  return new Map(pairs)
}

function partOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined
}

function textOf(value: unknown): string | undefined {
  const strings = partOf(value, 'string')
  if (!Array.isArray(strings) || strings.length !== 1) return undefined
  return typeof strings[0] === 'string' ? strings[0] : ''
}
