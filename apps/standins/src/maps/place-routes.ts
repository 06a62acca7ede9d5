import type { FastifyInstance } from 'fastify'
import { type FoundPlace, findPlaces, placeOf } from './find-places.ts'
import { type MapsBehaviour, sendMapsError } from './maps-behaviour.ts'

/** A question of the shop as it came in. */
export interface PlaceRequest {
  readonly input?: string
  readonly sessionToken?: string
  readonly includedRegionCodes?: readonly string[]
}

const MAX_QUESTIONS = 100

/** A double of the completion of addresses by a maps service: suggestions for a beginning, and the parts of one of them. */
export function routePlaces(server: FastifyInstance, behaviour: MapsBehaviour, questions: PlaceRequest[]): void {
  server.post<{ Body: PlaceRequest }>('/v1/places::autocomplete', async (request, reply) => {
    const { input = '', includedRegionCodes = [] } = request.body
    questions.unshift(request.body)
    questions.length = Math.min(questions.length, MAX_QUESTIONS)
    if (await behaviour.refuses(request, reply)) return reply
    const found = includedRegionCodes.flatMap(region => findPlaces(region.toUpperCase(), input))
    return found.length > 0 ? { suggestions: found.map(suggestionOf) } : {}
  })

  server.get<{ Params: { placeId: string } }>('/v1/places/:placeId', async (request, reply) => {
    if (await behaviour.refuses(request, reply)) return reply
    if (!request.headers['x-goog-fieldmask']) return sendMapsError(reply, 400, 'INVALID_ARGUMENT')
    const place = placeOf(request.params.placeId)
    return place ? { addressComponents: componentsOf(place) } : sendMapsError(reply, 404, 'NOT_FOUND')
  })
}

function suggestionOf({ placeId, fixture, number }: FoundPlace): object {
  const line = `${fixture.street} ${number}`.trim()
  const area = `${fixture.postalCode} ${fixture.town}`
  return {
    placePrediction: {
      place: `places/${placeId}`,
      placeId,
      text: { text: `${line}, ${area}` },
      structuredFormat: { mainText: { text: line }, secondaryText: { text: area } },
      types: [number ? 'street_address' : 'route'],
    },
  }
}

function componentsOf({ region, fixture, number }: FoundPlace): object[] {
  const component = (type: string, text: string) => ({ longText: text, shortText: text, types: [type] })
  return [
    ...(number ? [component('street_number', number)] : []),
    component('route', fixture.street),
    ...(fixture.part ? [component('sublocality_level_1', fixture.part)] : []),
    component('locality', fixture.town),
    component('administrative_area_level_2', fixture.town),
    component('postal_code', fixture.postalCode),
    component('country', region),
  ]
}
