import type { VatCheck, VatNumber, VatSource, VatValidator } from '@shop/domain/vat'
import { readJsonObject } from '../http/json-object.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { ask } from './ask.ts'
import { idOf, traderOf } from './vat-source.ts'

/** Codes in the numbering of the tax office: an answer, and no answer from the member state. */
const VALID = 200
const UNKNOWN = 202
const UNAVAILABLE = 205

/** Asks the service of the European Commission, which knows the numbers of all member states. */
export function createViesRestValidator(client: ServiceClient, ownVatId: string): VatValidator {
  async function question({ prefix, number }: VatNumber): Promise<VatCheck | undefined> {
    const { status, text } = await client.call({
      method: 'POST',
      path: '/check-vat-number',
      json: {
        countryCode: prefix,
        vatNumber: number,
        requesterMemberStateCode: ownVatId.slice(0, 2),
        requesterNumber: ownVatId.slice(2),
      },
      isRepeatable: true,
    })
    const reply = readJsonObject(text)
    if (!reply) return undefined
    if (status !== 200 || reply.actionSucceed === false) return reply.errorWrappers ? answered(UNAVAILABLE, text) : undefined
    if (typeof reply.valid !== 'boolean' || reply.countryCode !== prefix || reply.vatNumber !== number) return undefined
    // Faults come with status 200 and `valid: false`: only these words are an answer.
    const isAnswer = reply.userError === undefined || reply.userError === 'VALID' || reply.userError === 'INVALID'
    if (!isAnswer) return answered(UNAVAILABLE, text)
    return { ...answered(reply.valid ? VALID : UNKNOWN, text), source: sourceOf(reply) }
  }
  return { check: number => ask(() => question(number)), close: () => client.close() }
}

function answered(code: number, raw: string) {
  return { kind: 'answered', code, raw } as const
}

function sourceOf({ requestIdentifier, name, address }: Record<string, unknown>): VatSource {
  return { service: 'vies-rest', ...idOf(requestIdentifier), ...traderOf({ name, address }) }
}
