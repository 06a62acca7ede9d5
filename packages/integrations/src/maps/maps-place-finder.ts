import type { PlaceComponent, PlaceFinder, PlaceSuggestion } from '@shop/domain/address'
import { readJsonObject } from '../http/json-object.ts'
import { createServiceClient, type ServiceRequest, UpstreamError } from '../http/service-client.ts'

/** Where the maps service completes addresses, and the key of the shop for it. */
export interface PlaceSettings {
  readonly placesUrl: string
  readonly mapsApiKey: string
}

/** What is looked for: not towns, shops or sights. */
const PRIMARY_TYPES = ['street_address', 'route', 'premise']

/** Most suggestions that a field shows. */
const MAX_SUGGESTIONS = 5

/**
 * Completes addresses by a maps service (ADDR-24). It is asked from the server, so that the key stays there and the browser
 * of a shopper tells the service nothing by itself. Nothing connects before the first question.
 */
export function createMapsPlaceFinder(settings: PlaceSettings, limits: { readonly totalTimeoutMs?: number } = {}): PlaceFinder {
  const client = createServiceClient({
    service: 'places',
    baseUrl: settings.placesUrl,
    totalTimeoutMs: limits.totalTimeoutMs ?? 1500,
    maxConcurrentCalls: 5,
  })
  const key = { 'x-goog-api-key': settings.mapsApiKey }

  async function ask(request: ServiceRequest): Promise<Readonly<Record<string, unknown>> | undefined> {
    try {
      const { status, text } = await client.call(request)
      return status === 200 ? readJsonObject(text) : undefined
    } catch (error) {
      if (error instanceof UpstreamError) return undefined
      throw error
    }
  }

  return {
    async suggest({ text, country, language, sessionToken }) {
      const region = country.toLowerCase()
      const answer = await ask({
        method: 'POST',
        path: '/v1/places:autocomplete',
        headers: key,
        json: {
          input: text,
          sessionToken,
          includedRegionCodes: [region],
          includedPrimaryTypes: PRIMARY_TYPES,
          languageCode: language,
          regionCode: region,
        },
        // Also of the last letter, after which nothing is typed that would ask once more.
        isRepeatable: true,
      })
      return listOf(answer?.suggestions).flatMap(suggestionOf).slice(0, MAX_SUGGESTIONS)
    },
    async find({ placeId, language, sessionToken }) {
      const answer = await ask({
        method: 'GET',
        path: `/v1/places/${encodeURIComponent(placeId)}`,
        query: { sessionToken, languageCode: language },
        headers: { ...key, 'x-goog-fieldmask': 'addressComponents,formattedAddress' },
        isRepeatable: true,
      })
      return answer && listOf(answer.addressComponents).flatMap(componentOf)
    },
    close: () => client.close(),
  }
}

function suggestionOf(entry: unknown): PlaceSuggestion[] {
  const prediction = partOf(entry, 'placePrediction')
  const placeId = textOf(prediction?.placeId)
  const format = partOf(prediction, 'structuredFormat')
  const line = textOf(partOf(format, 'mainText')?.text) ?? textOf(partOf(prediction, 'text')?.text)
  return placeId && line ? [{ placeId, line, area: textOf(partOf(format, 'secondaryText')?.text) ?? '' }] : []
}

function componentOf(entry: unknown): PlaceComponent[] {
  const { longText, shortText, types } = (entry ?? {}) as Readonly<Record<string, unknown>>
  if (typeof longText !== 'string') return []
  return [
    {
      longText,
      ...(typeof shortText === 'string' ? { shortText } : {}),
      types: listOf(types).filter(type => typeof type === 'string'),
    },
  ]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function partOf(node: unknown, name: string): Readonly<Record<string, unknown>> | undefined {
  const part = typeof node === 'object' && node !== null ? (node as Readonly<Record<string, unknown>>)[name] : undefined
  return typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>) : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
