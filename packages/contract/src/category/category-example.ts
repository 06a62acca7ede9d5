import type { Category } from '@shop/domain/category'

/** A category with one child. */
export const categoryExample: Category = {
  id: '8a4d2c6e-1f3b-4a5c-9e7d-2b6f0c8a1d32',
  key: 'kitchen',
  name: { de: 'Küche', en: 'Kitchen' },
  slug: { de: 'kueche', en: 'kitchen' },
  tree: 'default',
  orderHint: '0.1',
  description: { de: 'Geräte für Profiküchen', en: 'Equipment for professional kitchens' },
  metaTitle: { de: 'Küche', en: 'Kitchen' },
  metaDescription: { de: 'Geräte für Profiküchen', en: 'Equipment for professional kitchens' },
  ancestors: [],
  children: [
    {
      id: '3c7e9a10-4b6d-4e2f-8c1a-7d9b0e5f6a21',
      key: 'fryers',
      name: { de: 'Fritteusen', en: 'Fryers' },
      slug: { de: 'fritteusen', en: 'fryers' },
      orderHint: '0.1',
      icon: 'flame',
      productCount: 6,
      children: [],
    },
  ],
  siblings: [],
  icon: 'tools-kitchen-2',
  productCount: 6,
  slugAllLocales: [
    { locale: 'de', value: 'kueche' },
    { locale: 'en', value: 'kitchen' },
  ],
  custom: {
    hasProducts: { DE: 'true', CH: 'false' },
    content: { de: '<p>Alles für die Profiküche.</p>' },
    posts: [{ title: { de: 'Öl richtig wechseln' }, url: '/ratgeber/frittieroel' }],
    relatedCategories: [[], [], []],
  },
}
