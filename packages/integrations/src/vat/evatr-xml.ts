import { type VatCheck, type VatNumber, type VatValidator, vatNumberText } from '@shop/domain/vat'
import type { OutsideClient } from '../http/index.ts'
import { ask } from './ask.ts'
import { readEvatrReply } from './read-evatr-reply.ts'

/** Asks by a GET with two VAT numbers, the shop's own and the buyer's; the answer is XML with a code (VAT-24). */
export function createEvatrXmlValidator(client: OutsideClient, ownVatId: string): VatValidator {
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
    // An answer about another number is none to this question.
    if (!reply || !code || !/^\d{3}$/.test(code) || (reply.get('UstId_2') ?? asked) !== asked) return undefined
    return { kind: 'answered', code: Number(code), raw: text }
  }
  return { check: number => ask(() => question(number)), close: () => client.close() }
}
