import type { CategoryDraft } from '@shop/domain/category'
import { LANGUAGES, type Language, type LocalizedString } from '@shop/domain/market'
import { slugTextOf } from '@shop/importers/slug'
import { imagesOf } from './build-products.ts'
import { deterministicId } from './deterministic-id.ts'
import type { CategorySource, CategoryTexts, Source } from './source-types.ts'

/** The category tree of the demo shop. Throws when two categories of a language would have the same address. */
export function buildCategories(source: Source): CategoryDraft[] {
  const drafts = source.categories.map((category): CategoryDraft => {
    const text = (pick: (texts: CategoryTexts, language: Language) => string) => inEachLanguage(source, category.key, pick)
    return {
      id: deterministicId('category', category.key),
      key: category.key,
      ...(category.parent === null ? {} : { parentId: deterministicId('category', category.parent) }),
      ...(category.tree ? { tree: category.tree } : {}),
      orderHint: category.orderHint,
      icon: category.icon,
      imageUrl: imagesOf(source, category.picture).at(0)?.url,
      heroUrl: source.pictures[`hero-${category.key}`]?.[0] && imagesOf(source, `hero-${category.key}`)[0]?.url,
      name: text(({ name }) => name),
      slug: text(({ name }, language) => categorySlugOf(slugTextOf(name, language))),
      description: text(({ description }) => description),
      metaTitle: text(({ metaTitle }) => metaTitle),
      metaDescription: text(({ metaDescription }) => metaDescription),
      ...(category.related ? { relatedCategoryIds: relatedIdsOf(category.related) } : {}),
    }
  })
  requireUniqueSlugs(drafts)
  return drafts
}

function relatedIdsOf([complementary, like, industries]: NonNullable<CategorySource['related']>) {
  const idsOf = (keys: readonly string[]) => keys.map(key => deterministicId('category', key))
  return [idsOf(complementary), idsOf(like), idsOf(industries)] as const
}

function inEachLanguage(
  source: Source,
  key: string,
  pick: (texts: CategoryTexts, language: Language) => string,
): LocalizedString {
  const entries = LANGUAGES.map(language => {
    const category = source.texts[language].categories[key]
    if (!category) throw new Error(`demo/texts/${language}/categories.json has no ${key}`)
    return [language, pick(category, language)] as [Language, string]
  })
  return Object.fromEntries(entries)
}

function categorySlugOf(asciiName: string): string {
  return asciiName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

function requireUniqueSlugs(drafts: readonly CategoryDraft[]): void {
  for (const language of LANGUAGES) {
    const owners = new Map<string, string>()
    for (const { key, slug } of drafts) {
      const own = slug[language]
      if (own === undefined) continue
      const other = owners.get(own)
      if (other !== undefined) throw new Error(`${other} and ${key} are both ${own} in ${language}`)
      owners.set(own, key)
    }
  }
}
