import { type Language, type LocalizedString, type Market, storeKeyOf } from '@shop/domain/market'
import { COD_FEE_TITLES, SHOP_NAME, type StoreDraft } from '@shop/domain/store'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { idOfName } from '../import-run/import-run.ts'

/** Creates stores or brings them up to date by id; a store that changes nothing keeps its version. */
export async function importStores(context: EngineContext, drafts: readonly StoreDraft[]): Promise<void> {
  const rows = drafts.map(draft => ({ id: draft.id, key: draft.key, country: draft.country, document: draft }))
  await sql`
    insert into store (id, key, country, document)
    select id, key, country, document
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft (id uuid, key text, country text, document jsonb)
    on conflict (id) do update
    set key = excluded.key, country = excluded.country, document = excluded.document, version = store.version + 1
    where store.document <> excluded.document`.execute(context.db)
}

/**
 * The store of a market before its owner has said anything: what the market itself decides, every function that needs
 * no one's account switched on, and neither a way to reach the shop nor one to pay it.
 */
export function newStoreOf(market: Market): StoreDraft {
  const key = storeKeyOf(market)
  return {
    id: idOfName('store', key),
    key,
    country: market.country,
    languages: market.languages,
    name: inLanguagesOf(market, language => `${SHOP_NAME} ${countryName(market.country, language)}`),
    distributionChannels: [{ id: idOfName('distribution-channel', key) }],
    supplyChannels: [{ id: idOfName('supply-channel', key) }],
    custom: {
      codFeeTitle: inLanguagesOf(market, language => COD_FEE_TITLES[language]),
      phone: '',
      email: '',
      switches: {
        googleReviews: false,
        extraGuaranteeSale: true,
        complementaryProducts: true,
        addressAutocomplete: false,
        trustScoreInHeader: false,
        vatValidation: true,
        taxRateChange: true,
        loyaltyDiscount: true,
        codFeeOnWithdrawal: true,
        codFeeOnReturn: false,
      },
    },
  }
}

function inLanguagesOf(market: Market, text: (language: Language) => string): LocalizedString {
  return Object.fromEntries(market.languages.map(language => [language, text(language)]))
}

function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}
