// Operations that other rooms call in tests alone.
export { importCartDiscounts, importDiscountCodes } from '../discount/import-discounts.ts'
export { noteImportedPictures } from '../imported-picture/imported-picture-rows.ts'
export { currentCatalogueCursor, readCatalogueChanges } from '../read-model/catalogue-changes.ts'
export { openSession } from '../session/open-session.ts'
export { addToVolumeGroup } from './add-to-volume-group.ts'
export { aCatalogue, aProduct, aStore } from './catalogue-drafts.ts'
export { cloneDatabase, cloneDatabaseUrl } from './cloned-database.ts'
export { aCartDiscount, aDiscountCode } from './discount-drafts.ts'
export { fingerprintsOfTables } from './fingerprints-of-tables.ts'
export { makeFirstShop } from './first-shop.ts'
export { aProviderDraft, aPspReference } from './provider-event.fixtures.ts'
export { rewriteTexts } from './rewrite-texts.ts'
export {
  aClientAddress,
  aPaidCart,
  aPaymentDraft,
  aReadyCart,
  GUARANTEE,
  openTestShop,
  PRESS,
  requestOf,
  SAW,
} from './shop.fixtures.ts'
export { openTestCatalogue } from './test-catalogue.ts'
