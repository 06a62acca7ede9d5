import type { VatValidator } from '@shop/domain/vat'
import { createServiceClient } from '../http/service-client.ts'
import { createEvatrRestValidator, createEvatrXmlValidator } from './evatr.ts'
import { createViesRestValidator } from './vies-rest.ts'

/** Services that can be asked. */
export const VAT_SERVICES = ['evatr-xml', 'evatr-rest', 'vies-rest'] as const
export type VatService = (typeof VAT_SERVICES)[number]

/** Which service is asked, where it is, and who asks. */
export interface VatSettings {
  readonly vatService: VatService
  /** Address of the service; the REST services' own paths are appended. */
  readonly vatServiceUrl: string
  /** Address of the Commission's service, for numbers of the shop's own country: its tax office answers about others only. */
  readonly viesUrl: string
  /** The shop's own VAT number, with its prefix. */
  readonly shopVatId: string
}

const VALIDATORS = {
  'evatr-xml': createEvatrXmlValidator,
  'evatr-rest': createEvatrRestValidator,
  'vies-rest': createViesRestValidator,
} as const

/** The configured validator. Nothing connects before the first check. */
export function createVatValidator(settings: VatSettings, limits: { readonly totalTimeoutMs?: number } = {}): VatValidator {
  const { vatService, vatServiceUrl, viesUrl, shopVatId } = settings
  const clientOf = (service: VatService, baseUrl: string) =>
    createServiceClient({
      service,
      baseUrl,
      totalTimeoutMs: limits.totalTimeoutMs ?? 5000,
      maxBodyBytes: 64 * 1024,
      // Each check holds an operation of the middleware while it waits; the others must go on.
      maxConcurrentCalls: 3,
    })
  const usual = VALIDATORS[vatService](clientOf(vatService, vatServiceUrl), shopVatId)
  if (vatService === 'vies-rest') return usual
  const domestic = createViesRestValidator(clientOf('vies-rest', viesUrl), shopVatId)
  return {
    check: number => (shopVatId.startsWith(number.prefix) ? domestic : usual).check(number),
    close: async () => {
      await Promise.all([usual.close(), domestic.close()])
    },
  }
}
