import type { AddressValidator, MapsQuestion, MapsValidation } from '@shop/domain/address'
import { createServiceClient, UpstreamError } from '../http/service-client.ts'

/** Where the maps service is, and the key of the shop for it. */
export interface MapsSettings {
  readonly mapsUrl: string
  readonly mapsApiKey: string
}

/** Asks a maps service by a POST of region and lines (ADDR-23). Nothing connects before the first question. */
export function createMapsAddressValidator(
  settings: MapsSettings,
  limits: { readonly totalTimeoutMs?: number } = {},
): AddressValidator {
  const client = createServiceClient({
    service: 'maps',
    baseUrl: settings.mapsUrl,
    totalTimeoutMs: limits.totalTimeoutMs ?? 1500,
    maxConcurrentCalls: 5,
  })
  return {
    async validate(question: MapsQuestion) {
      try {
        const { status, text } = await client.call({
          method: 'POST',
          path: '/v1:validateAddress',
          headers: { 'x-goog-api-key': settings.mapsApiKey },
          json: { address: question },
          isRepeatable: true,
        })
        return status === 200 ? readValidation(text) : undefined
      } catch (error) {
        if (error instanceof UpstreamError) return undefined
        throw error
      }
    },
    close: () => client.close(),
  }
}

/** The parts of the answer that the shop looks at; undefined when it has another form. */
function readValidation(text: string): MapsValidation | undefined {
  const result = partOf(parse(text), 'result')
  const verdict = partOf(result, 'verdict')
  const address = partOf(result, 'address')
  if (!verdict || !address) return undefined
  const components = address.addressComponents
  const postal = partOf(address, 'postalAddress') ?? {}
  const { postalCode, locality, regionCode, addressLines } = postal
  return {
    verdict: {
      addressComplete: verdict.addressComplete === true,
      hasReplacedComponents: verdict.hasReplacedComponents === true,
      hasUnconfirmedComponents: verdict.hasUnconfirmedComponents === true,
    },
    components: (Array.isArray(components) ? components : []).map(component => ({
      spellCorrected: component?.spellCorrected === true,
      replaced: component?.replaced === true,
      unexpected: component?.unexpected === true,
    })),
    address: {
      regionCode: typeof regionCode === 'string' ? regionCode : '',
      ...(typeof postalCode === 'string' ? { postalCode } : {}),
      ...(typeof locality === 'string' ? { city: locality } : {}),
      addressLines: (Array.isArray(addressLines) ? addressLines : []).filter(line => typeof line === 'string'),
    },
  }
}

type JsonObject = Readonly<Record<string, unknown>>

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function partOf(node: unknown, name: string): JsonObject | undefined {
  const part = typeof node === 'object' && node !== null ? (node as JsonObject)[name] : undefined
  return typeof part === 'object' && part !== null ? (part as JsonObject) : undefined
}
