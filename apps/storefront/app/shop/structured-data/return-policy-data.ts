import type { Market } from '@shop/domain/market'
import { RETURN_DAYS } from '@shop/domain/store'
import { type JsonLd, SCHEMA } from './json-ld.ts'

/** How long a market takes goods back; parcels are sent at the buyer's cost, freight is collected (page on returns). */
export function returnPolicyData({ country }: Market, isFreight: boolean): JsonLd {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: RETURN_DAYS,
    returnMethod: `${SCHEMA}/ReturnByMail`,
    returnFees: `${SCHEMA}/${isFreight ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  }
}
