import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'

/** How the maps service behaves: as it should, not in time, with status 500, or with too many calls. */
const MAPS_MODES = ['ok', 'slow', 'error', 'quota'] as const
type MapsMode = (typeof MAPS_MODES)[number]

const SLOW_MS = 15_000
const MAX_QUESTIONS = 100
/** Regions the service does not know. */
const UNKNOWN_REGIONS: readonly string[] = ['GR', 'RO']

interface MapsQuestion {
  readonly regionCode: string
  readonly addressLines: readonly string[]
}

/**
 * A double of the address validation of a maps service. Words in the lines decide: "Replaced", "Typo" and "xyz" give a
 * replaced, a spell-corrected and an unexpected component, the number 999 an unconfirmed one, and no number an
 * incomplete address. What is false is left out, as the service does.
 */
export function routeMaps(server: FastifyInstance, sandbox: Sandbox): void {
  const closing = new AbortController()
  const questions: MapsQuestion[] = []
  let mode: MapsMode = 'ok'
  server.addHook('onClose', async () => closing.abort())
  sandbox.onReset(() => {
    mode = 'ok'
    questions.length = 0
  })

  server.post<{ Body: { address?: Partial<MapsQuestion> } }>('/v1::validateAddress', async (request, reply) => {
    const { regionCode = '', addressLines = [] } = request.body.address ?? {}
    questions.unshift({ regionCode, addressLines })
    questions.length = Math.min(questions.length, MAX_QUESTIONS)
    if (mode === 'slow') await wait(SLOW_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    if (mode === 'error') return reply.code(500).send(googleError(500, 'INTERNAL'))
    if (mode === 'quota') return reply.code(429).send(googleError(429, 'RESOURCE_EXHAUSTED'))
    if (!request.headers['x-goog-api-key']) return reply.code(403).send(googleError(403, 'PERMISSION_DENIED'))
    if (UNKNOWN_REGIONS.includes(regionCode) || addressLines.length === 0)
      return reply.code(400).send(googleError(400, 'INVALID_ARGUMENT'))
    return validationOf({ regionCode, addressLines })
  })

  server.get('/__sandbox/maps', () => ({ mode, questions }))

  server.post<{ Body: { mode: MapsMode } }>(
    '/__sandbox/maps/mode',
    { schema: { body: { type: 'object', required: ['mode'], properties: { mode: { enum: MAPS_MODES } } } } },
    request => {
      mode = request.body.mode
      return { mode }
    },
  )
}

function validationOf({ regionCode, addressLines }: MapsQuestion): object {
  const [city = '', street = '', postalCode = ''] = addressLines
  const hasNumber = /\d/.test(street)
  const isUnconfirmed = /\b999\b/.test(street)
  const flags = {
    ...(city.includes('Replaced') ? { replaced: true } : {}),
    ...(street.includes('Typo') ? { spellCorrected: true } : {}),
    ...(street.includes('xyz') ? { unexpected: true } : {}),
  }
  const component = (componentType: string, text: string) => ({
    componentName: { text },
    componentType,
    confirmationLevel: 'CONFIRMED',
  })
  return {
    result: {
      verdict: {
        inputGranularity: 'PREMISE',
        validationGranularity: 'PREMISE',
        geocodeGranularity: 'PREMISE',
        ...(hasNumber ? { addressComplete: true } : {}),
        ...(flags.replaced ? { hasReplacedComponents: true } : {}),
        ...(isUnconfirmed ? { hasUnconfirmedComponents: true } : {}),
        hasInferredComponents: true,
      },
      address: {
        formattedAddress: `${street}, ${postalCode} ${city}`,
        postalAddress: { regionCode, postalCode, locality: city, addressLines: [street] },
        addressComponents: [
          { ...component('route', street), ...flags },
          component('postal_code', postalCode),
          component('locality', city),
        ],
        ...(hasNumber ? {} : { missingComponentTypes: ['street_number'] }),
      },
      metadata: {},
    },
    responseId: 'de22bed4-7f52-44cb-8526-faceac57150a',
  }
}

function googleError(code: number, status: string): object {
  return { error: { code, status, message: 'The request cannot be served' } }
}
