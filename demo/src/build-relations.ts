import { LANGUAGES, type Language, type LocalizedString } from '@shop/domain/market'
import type { RelationRule } from '@shop/domain/relation'
import type { Source } from './source-types.ts'

/** What fits what in the demo shop, with the reasons in all languages. Throws with the place of a reason that is missing. */
export function buildRelationRules({ relations, texts }: Pick<Source, 'relations' | 'texts'>): RelationRule[] {
  return relations.map(rule => ({ ...rule, reason: reasonIn(texts, rule.reason) }))
}

function reasonIn(texts: Source['texts'], key: string): LocalizedString {
  const entries = LANGUAGES.map((language): [Language, string] => {
    const reason = texts[language].relations[key]
    if (!reason) throw new Error(`demo/texts/${language}/relations.json has no ${key}`)
    return [language, reason]
  })
  return Object.fromEntries(entries)
}
