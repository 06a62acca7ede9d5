import type { Language } from '../market/index.ts'

/** Key of the category below which an import makes those that the shop does not have. */
export const IMPORTED_CATEGORY_KEY = 'imported'

/** Key of the category that a collection of another shop became; its products are in it besides their own category. */
export function collectionKeyOf(handle: string): string {
  return `${COLLECTIONS}${handle}`
}

/** Whether a category was a collection. */
export function isCollectionKey(key: string): boolean {
  return key.startsWith(COLLECTIONS)
}

/** The handle by which a category is a collection of another shop: what `collectionKeyOf` was given, or its key in the letters of handles. */
export function collectionHandleOf(key: string): string {
  if (isCollectionKey(key)) return key.slice(COLLECTIONS.length)
  return key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

const COLLECTIONS = 'imported--collection--'

/** Its name and its slug in every language. */
export const IMPORTED_CATEGORY: { readonly name: Record<Language, string>; readonly slug: Record<Language, string> } = {
  name: {
    sk: 'Ďalšie produkty',
    en: 'More products',
    de: 'Weitere Produkte',
    pt: 'Mais produtos',
    it: 'Altri prodotti',
    fr: 'Autres produits',
    hu: 'További termékek',
    cs: 'Další produkty',
    nb: 'Flere produkter',
    nl: 'Meer producten',
    da: 'Flere produkter',
    sv: 'Fler produkter',
    es: 'Más productos',
    fi: 'Lisää tuotteita',
    pl: 'Więcej produktów',
    ro: 'Alte produse',
    lt: 'Daugiau prekių',
    sl: 'Več izdelkov',
    bg: 'Още продукти',
    el: 'Περισσότερα προϊόντα',
    hr: 'Više proizvoda',
  },
  slug: {
    sk: 'dalsie-produkty',
    en: 'more-products',
    de: 'weitere-produkte',
    pt: 'mais-produtos',
    it: 'altri-prodotti',
    fr: 'autres-produits',
    hu: 'tovabbi-termekek',
    cs: 'dalsi-produkty',
    nb: 'flere-produkter',
    nl: 'meer-producten',
    da: 'flere-produkter',
    sv: 'fler-produkter',
    es: 'mas-productos',
    fi: 'lisaa-tuotteita',
    pl: 'wiecej-produktow',
    ro: 'alte-produse',
    lt: 'daugiau-prekiu',
    sl: 'vec-izdelkov',
    bg: 'oshte-produkti',
    el: 'perissotera-proionta',
    hr: 'vise-proizvoda',
  },
}
