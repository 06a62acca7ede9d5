import { type VatCheck, type VatNumber, type VatSource, type VatValidator, vatNumberText } from '@shop/domain/vat'
import { XMLParser } from 'fast-xml-parser'
import { readJsonObject } from '../http/json-object.ts'
import type { ServiceClient, ServiceResponse } from '../http/service-client.ts'
import { ask } from './ask.ts'
import { idOf } from './vat-source.ts'

/** Asks by a GET with two VAT numbers, the shop's own and the buyer's; the answer is XML with a code (VAT-24). */
export function createEvatrXmlValidator(client: ServiceClient, ownVatId: string): VatValidator {
  async function question(number: VatNumber): Promise<VatCheck | undefined> {
    const asked = vatNumberText(number)
    const { status, text } = await client.call({
      method: 'GET',
      // The old service wants every parameter, empty ones too.
      query: { UstId_1: ownVatId, UstId_2: asked, Firmenname: '', Ort: '', PLZ: '', Strasse: '', Druck: 'nein' },
      isRepeatable: true,
    })
    const reply = status === 200 ? readEvatrReply(text) : undefined
    const code = reply?.get('ErrorCode')
    // A reply about another number does not answer this request.
    if (!reply || !code || !/^\d{3}$/.test(code) || (reply.get('UstId_2') ?? asked) !== asked) return undefined
    return { kind: 'answered', code: Number(code), raw: text, source: { service: 'evatr-xml' } }
  }
  return { check: number => ask(() => question(number)), close: () => client.close() }
}

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  // Entities are what makes untrusted XML dangerous; the replies have none.
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

/** Codes of the old service for the statuses of the new one. */
const CODES: ReadonlyMap<string, number> = new Map([
  ['evatr-0000', 200],
  ['evatr-0002', 215],
  // The number is valid although the status is 400: only the company's data were incomplete.
  ['evatr-0003', 216],
  ['evatr-0004', 214],
  ['evatr-0005', 209],
  ['evatr-0006', 213],
  ['evatr-0007', 221],
  ['evatr-0008', 999],
  ['evatr-0011', 999],
  ['evatr-0012', 209],
  ['evatr-0013', 999],
  ['evatr-1001', 999],
  ['evatr-1002', 999],
  ['evatr-1003', 999],
  ['evatr-1004', 999],
  ['evatr-2001', 202],
  ['evatr-2002', 203],
  ['evatr-2003', 212],
  ['evatr-2004', 999],
  ['evatr-2005', 206],
  ['evatr-2006', 204],
  ['evatr-2007', 217],
  ['evatr-2008', 218],
  ['evatr-2011', 999],
  ['evatr-3011', 999],
])

/** Asks the tax office's service that replaced the one with XML. */
export function createEvatrRestValidator(client: ServiceClient, ownVatId: string): VatValidator {
  async function question(number: VatNumber): Promise<VatCheck | undefined> {
    const { text } = await client.call({
      method: 'POST',
      path: '/abfrage',
      json: { anfragendeUstid: ownVatId, angefragteUstid: vatNumberText(number) },
      isRepeatable: true,
      // Statuses of 500 also tell about numbers and member states, which is no trouble of the service.
      isTrouble: response => codeOf(response) === undefined,
    })
    const code = codeOf({ text })
    return code === undefined ? undefined : { kind: 'answered', code, raw: text, source: sourceOf(text) }
  }
  return { check: number => ask(() => question(number)), close: () => client.close() }
}

function codeOf({ text }: Pick<ServiceResponse, 'text'>): number | undefined {
  const status = readJsonObject(text)?.status
  return typeof status === 'string' ? CODES.get(status) : undefined
}

function sourceOf(text: string): VatSource {
  return { service: 'evatr-rest', ...idOf(readJsonObject(text)?.id) }
}
