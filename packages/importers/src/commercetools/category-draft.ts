import type { ImportedCategoryDraft } from '@shop/domain/catalogue'
import type { Language, LocalizedString } from '@shop/domain/market'
import { slugTextOf } from '../slug/slug-text.ts'
import { TEXT_RULES, textProblemOf } from '../text/text-rule.ts'
import { plainTextOf } from '../text/text-values.ts'

/** What a file says of a category. */
interface CategoryParts {
  readonly key: string
  /** Empty for a category of the first level. */
  readonly parentKey: string
  readonly texts: Readonly<Record<CategoryText, LocalizedString>>
  readonly orderHint: string
}

/** Texts that a category has in every language. */
export const CATEGORY_TEXTS = ['name', 'slug', 'description', 'metaTitle', 'metaDescription'] as const
export type CategoryText = (typeof CATEGORY_TEXTS)[number]

/** What is wrong with a category: where, and what to do. */
interface CategoryProblem {
  readonly column: 'key' | 'orderHint' | CategoryText | `${CategoryText}.${Language}`
  readonly value: string
  readonly reason: string
}

const ORDER_HINT = /^(?:0?\.\d{1,60}|0|1(?:\.0+)?)$/

/** The category, or everything that is wrong with it. */
export function categoryDraftOf(parts: CategoryParts): ImportedCategoryDraft | readonly CategoryProblem[] {
  const { key, parentKey, texts, orderHint } = parts
  const problems = problemsOf(parts)
  if (problems.length > 0) return problems
  const slugs = Object.entries({ ...texts.name, ...texts.slug }) as [Language, string][]
  const descriptions = Object.entries(texts.description).map(([language, text]) => [language, plainTextOf(text)])
  return {
    key,
    ...(parentKey ? { parentKey } : {}),
    name: texts.name,
    slugText: Object.fromEntries(slugs.map(([language, text]) => [language, slugTextOf(text, language)])),
    description: Object.fromEntries(descriptions),
    metaTitle: texts.metaTitle,
    metaDescription: texts.metaDescription,
    ...(orderHint ? { orderHint } : {}),
  }
}

function problemsOf({ key, texts, orderHint }: CategoryParts): CategoryProblem[] {
  const problems: CategoryProblem[] = []
  if (!/^[\w-]{1,256}$/.test(key))
    problems.push({ column: 'key', value: key, reason: 'a category needs a key of letters, digits, _ and -' })
  if (Object.keys(texts.name).length === 0)
    problems.push({ column: 'name', value: '', reason: 'a category needs a name in a language of this shop' })
  for (const text of CATEGORY_TEXTS)
    for (const [language, value] of Object.entries(texts[text]) as [Language, string][]) {
      const reason = textProblemOf(value, TEXT_RULES[text])
      if (reason !== undefined) problems.push({ column: `${text}.${language}`, value, reason })
    }
  if (orderHint !== '' && !ORDER_HINT.test(orderHint))
    problems.push({ column: 'orderHint', value: orderHint, reason: 'an order is a decimal between 0 and 1 such as 0.5' })
  return problems
}
