export { activeCampaignsOf, type Campaign } from './campaign.ts'
export { type BankDetails, ESTABLISHED_IN, SHOP_NAME, type Store, type StoreDraft, type StoreSwitches } from './store.ts'
