import { type VatCheck, type VatNumber, type VatValidator, vatNumberText } from '@shop/domain/vat'
import { type OutsideClient, type OutsideResponse, readJsonObject } from '../http/index.ts'
import { ask } from './ask.ts'

/** Codes of the old service for the words of the new one. */
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
export function createEvatrRestValidator(client: OutsideClient, ownVatId: string): VatValidator {
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
    return code === undefined ? undefined : { kind: 'answered', code, raw: text }
  }
  return { check: number => ask(() => question(number)), close: () => client.close() }
}

function codeOf({ text }: Pick<OutsideResponse, 'text'>): number | undefined {
  const status = readJsonObject(text)?.status
  return typeof status === 'string' ? CODES.get(status) : undefined
}
