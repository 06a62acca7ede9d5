import type { Language, LocalizedString } from '../market/index.ts'
import { type Attribute, isSetOfValues, type SingleAttributeValue } from './attribute.ts'
import { type AttributeType, isLocalisable } from './attribute-type.ts'

/**
 * An attribute with the accepted languages only. Values of other than localisable types stay as they are, and so does
 * `eligibleForSelling`, which is read for markets and not by people (ENT-12).
 */
export function reduceAttribute(
  attribute: Attribute,
  type: AttributeType | undefined,
  languages: readonly Language[],
): Attribute {
  if (!type || !isLocalisable(type) || attribute.name === 'eligibleForSelling') return attribute
  const reduce = (value: SingleAttributeValue): SingleAttributeValue => (isTexts(value) ? reduceTexts(value, languages) : value)
  const { name, value } = attribute
  return { name, value: isSetOfValues(value) ? value.map(reduce) : reduce(value) }
}

/** An enumerated value is a key: its words are in the definition. */
function isTexts(value: SingleAttributeValue): value is LocalizedString {
  return typeof value === 'object'
}

function reduceTexts(texts: LocalizedString, languages: readonly Language[]): LocalizedString {
  return Object.fromEntries(languages.flatMap(language => (texts[language] === undefined ? [] : [[language, texts[language]]])))
}
