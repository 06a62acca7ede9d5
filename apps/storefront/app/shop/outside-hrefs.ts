import type { Language } from '@shop/domain/market'

/** Links to sites that somebody else runs for the shop. */
export interface OutsideHrefs {
  /** About us and career are pages of the corporate site (ROUTE-29). */
  aboutUs(): string
  career(): string
  /** Where goods are sent back (SHELL-27). */
  returnsPortal(): string
}

/** Link builders of a language; the addresses have no slash at the end. */
export function createOutsideHrefs(
  sites: { readonly corporateSiteUrl: string; readonly returnsPortalUrl: string },
  language: Language,
): OutsideHrefs {
  return {
    aboutUs: () => `${sites.corporateSiteUrl}/${language}/about-us`,
    career: () => `${sites.corporateSiteUrl}/${language}/career`,
    returnsPortal: () => `${sites.returnsPortalUrl}/${language}/`,
  }
}
