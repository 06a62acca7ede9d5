/** Trees of categories: what the shop has, for whom it is, and how people search for it (CAT-12). */
export const CATEGORY_TREES = ['default', 'industry', 'longtail'] as const
export type CategoryTree = (typeof CATEGORY_TREES)[number]
