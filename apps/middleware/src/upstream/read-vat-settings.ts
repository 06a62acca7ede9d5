import { COMPANY } from '@shop/domain/store'
import type { UpstreamSettingsReader } from '@shop/integrations/settings'
import { VAT_SERVICES, type VatService, type VatSettings } from '@shop/integrations/vat'

/** Where the stand-ins answer as each of the services. */
const STANDIN_PATHS: Readonly<Record<VatService, string>> = {
  'evatr-xml': '/evatrRPC',
  'evatr-rest': '/app/v1',
  'vies-rest': '/taxation_customs/vies/rest-api',
}

/** Who checks VAT numbers, and for whom. Adds to `problems` what cannot be used. */
export function readVatSettings(env: NodeJS.ProcessEnv, upstream: UpstreamSettingsReader, problems: string[]): VatSettings {
  const asked = env.VAT_SERVICE || 'evatr-xml'
  const vatService = VAT_SERVICES.find(service => service === asked) ?? 'evatr-xml'
  if (vatService !== asked) problems.push(`VAT_SERVICE=${asked} is not one of ${VAT_SERVICES.join(', ')}`)
  const shopVatId = env.SHOP_VAT_ID || COMPANY.vatId
  if (!/^[A-Z]{2}[A-Z0-9]{2,12}$/.test(shopVatId)) problems.push(`SHOP_VAT_ID=${shopVatId} is not a VAT number with its prefix`)
  return {
    vatService,
    vatServiceUrl: upstream.url('VAT_SERVICE_URL', env.VAT_SERVICE_URL, STANDIN_PATHS[vatService]),
    viesUrl: upstream.url('VIES_URL', env.VIES_URL, STANDIN_PATHS['vies-rest']),
    shopVatId,
  }
}
