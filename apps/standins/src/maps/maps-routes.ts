import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { createMapsBehaviour, MAPS_MODES, type MapsBehaviour, sendMapsError } from './maps-behaviour.ts'
import { type PlaceRequest, routePlaces } from './place-routes.ts'

const MAX_QUESTIONS = 100
/** Regions the service does not know. */
const UNKNOWN_REGIONS: readonly string[] = ['GR', 'RO']

interface MapsQuestion {
  readonly regionCode: string
  readonly addressLines: readonly string[]
}

/**
 * A double of a maps service, which validates addresses and completes them. Words in the lines decide: "Replaced",
 * "Typo" and "xyz" give a replaced, a spell-corrected and an unexpected component, the number 999 an unconfirmed one, and
 * no number an incomplete address. What is false is left out, as the service does.
 */
export function routeMaps(server: FastifyInstance, sandbox: Sandbox): void {
  // Two services, which fail apart from each other.
  const behaviour = createMapsBehaviour(server)
  const placeBehaviour = createMapsBehaviour(server)
  const questions: MapsQuestion[] = []
  const placeQuestions: PlaceRequest[] = []
  sandbox.onReset(() => {
    behaviour.mode = 'ok'
    placeBehaviour.mode = 'ok'
    questions.length = 0
    placeQuestions.length = 0
  })
  routePlaces(server, placeBehaviour, placeQuestions)

  server.post<{ Body: { address?: Partial<MapsQuestion> } }>('/v1::validateAddress', async (request, reply) => {
    const { regionCode = '', addressLines = [] } = request.body.address ?? {}
    questions.unshift({ regionCode, addressLines })
    questions.length = Math.min(questions.length, MAX_QUESTIONS)
    if (await behaviour.refuses(request, reply)) return reply
    if (UNKNOWN_REGIONS.includes(regionCode) || addressLines.length === 0) return sendMapsError(reply, 400, 'INVALID_ARGUMENT')
    return validationOf({ regionCode, addressLines })
  })

  server.get('/__sandbox/maps', () => ({ mode: behaviour.mode, questions }))
  server.get('/__sandbox/places', () => ({ mode: placeBehaviour.mode, questions: placeQuestions }))
  routeMode(server, '/__sandbox/maps/mode', behaviour)
  routeMode(server, '/__sandbox/places/mode', placeBehaviour)
}

function routeMode(server: FastifyInstance, url: string, behaviour: MapsBehaviour): void {
  server.post<{ Body: Pick<MapsBehaviour, 'mode'> }>(
    url,
    { schema: { body: { type: 'object', required: ['mode'], properties: { mode: { enum: MAPS_MODES } } } } },
    request => {
      behaviour.mode = request.body.mode
      return { mode: behaviour.mode }
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
