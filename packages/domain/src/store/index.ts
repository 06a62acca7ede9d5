export { COD_FEE_TITLES } from './cod-fee-titles.ts'
export { COMPANY, GUARANTEE_YEARS, legalGuaranteeYearsOf, RECALL_LIST_DATE, RETURN_DAYS, WITHDRAWAL_DAYS } from './company.ts'
export { officialBodyOf } from './official-bodies.ts'
export {
  activeCampaignsOf,
  type BankDetails,
  CAMPAIGN_LABEL_PREFIX,
  type Campaign,
  type CampaignStore,
  campaignPeriodOf,
  ESTABLISHED_IN,
  runningCampaignsOf,
  SHOP_NAME,
  type Store,
  type StoreDraft,
  type StoreSwitches,
} from './store.ts'
