import type { Language } from '@shop/domain/market'
import type { TechnicalValue } from '@shop/domain/product'
import type { AttributeSource, AttributeTexts, LanguageTexts, ProductSource } from './source-types.ts'

const NO_BREAK_SPACE = '\u00a0'
const formats = new Map<string, Intl.NumberFormat>()
const percents = new Map<Language, Intl.NumberFormat>()
/** Formatting a range costs a hundred times what a number does, and the catalogue has few different ones. */
const ranges = new Map<string, string>()

/** Whether a value stands in a sentence (digits grouped as the language does) or in a URL (plain digits). */
export type ValueUse = 'text' | 'slug'

/** Portuguese is that of Portugal; other languages write figures alike wherever the shop speaks them. */
function localeOf(language: Language): string {
  return language === 'pt' ? 'pt-PT' : language
}

function formatOf(language: Language, use: ValueUse): Intl.NumberFormat {
  const key = `${language} ${use}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: 3,
    useGrouping: use === 'text' ? 'auto' : false,
  })
  formats.set(key, format)
  return format
}

/** A value of an attribute as the language writes it, with its unit: `3.000 W`, `40–1,000 ×`, `2 × 8 l`, `50 × 23 × 44 cm`. */
export function formatAttribute(
  value: TechnicalValue,
  attribute: AttributeSource,
  language: Language,
  texts: AttributeTexts,
  use: ValueUse = 'text',
): string {
  const number = formatOf(language, use)
  const unit = attribute.unit === undefined ? '' : `${NO_BREAK_SPACE}${texts.units[attribute.unit] ?? attribute.unit}`
  if (typeof value === 'number') {
    return attribute.unit === '%' ? percent(value, language) : `${number.format(value)}${unit}`
  }
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string') {
    return attribute.type === 'enum' ? (texts.values[value] ?? value) : spellMeasures(value, language, texts, use)
  }
  if ('min' in value) return `${formatRange(value, language, use)}${unit}`
  if ('count' in value) return `${timesSign([number.format(value.count), number.format(value.value)])}${unit}`
  return `${timesSign([value.length, value.width, value.height].map(side => number.format(side)))}${unit}`
}

function formatRange({ min, max }: { readonly min: number; readonly max: number }, language: Language, use: ValueUse): string {
  const key = `${language} ${use} ${min} ${max}`
  const known = ranges.get(key)
  if (known !== undefined) return known
  const range = closeRange(formatOf(language, use).formatRange(min, max))
  ranges.set(key, range)
  return range
}

/** Some languages set spaces around the dash or a hyphen; names already part their chunks by dashes, and tables close them. */
function closeRange(range: string): string {
  return range.replace(/(\d)\s*[–-]\s*/u, '$1–')
}

function timesSign(numbers: readonly string[]): string {
  return numbers.join(`${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`)
}

/** The sign stands before, behind, close or apart, as the language has it. */
function percent(value: number, language: Language): string {
  const known = percents.get(language)
  const format = known ?? new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 1 })
  if (!known) percents.set(language, format)
  return format.format(value / 100)
}

/** Whole numbers of a ready text, between which signs may stand, and their unit. */
const MEASURES = /([\d.]+(?: [/×] [\d.]+)*) ([^\s\d]+)/g

/** A ready text such as `50 × 50 cm`, `500 / 1000 kg` or `S3 / 20 %`, its figures and units as the language writes them. */
function spellMeasures(text: string, language: Language, texts: AttributeTexts, use: ValueUse): string {
  const number = formatOf(language, use)
  return text.replaceAll(MEASURES, (measure, figures: string, unit: string) => {
    const gap = unit === '%' ? percent(0, language).slice(1, -1) : NO_BREAK_SPACE
    const name = unit === '%' ? unit : texts.units[unit]
    return name ? `${figures.replaceAll(LONG_NUMBER, digits => number.format(Number(digits)))}${gap}${name}` : measure
  })
}

/** A whole number that is long enough for groups of digits, and no decimals. */
const LONG_NUMBER = /(?<![\d.])\d{4,}(?![\d.])/g

/** In German nouns keep their capital wherever they stand; the lower-case list values that are no nouns. */
const GERMAN_WORDS =
  /^(?:Gerillt|Glatt|Halb gerillt|Legierter Stahl|Pulverbeschichteter Stahl|Verchromter Stahl|Verzinkter Stahl|Verzinkt|Extern|Intern)$/u

/** A value of a list as it stands inside a sentence: `cast iron`, but `LED`, `PA/PE film` and, in German, `Gusseisen`. */
function insideSentence(word: string, language: Language): string {
  if (language === 'de' && !GERMAN_WORDS.test(word)) return word
  return /^\p{Lu}[\p{Ll}\s]/u.test(word) ? word.charAt(0).toLocaleLowerCase(language) + word.slice(1) : word
}

/** `{drawers, plural, one {# drawer} other {# drawers}}`, in which `#` stands for the number as the language writes it. */
const PLACEHOLDER = /\{(\w+)(?:, plural, ((?:\w+ \{[^{}]*\} ?)+))?\}/g
const plurals = new Map<Language, Intl.PluralRules>()

/** The text of a plural for a number. Throws when the language has no form for it. */
function pluralOf(forms: string, value: TechnicalValue, language: Language): string {
  if (typeof value !== 'number')
    throw new Error(`${JSON.stringify(value)} is no number to choose one of ${forms} in ${language} by`)
  const known = plurals.get(language)
  const rules = known ?? new Intl.PluralRules(localeOf(language))
  if (!known) plurals.set(language, rules)
  const words = new Map([...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, category, text]) => [category, text]))
  const chosen = words.get(rules.select(value)) ?? words.get('other')
  if (chosen === undefined) throw new Error(`${forms} has no form for ${value} in ${language}`)
  return chosen
}

/**
 * A text of a product with every `{attribute}` replaced by the product's value, a plural by its words for the value.
 * Throws for an attribute the product does not have: a text must never show a gap.
 */
export function fillTemplate(
  template: string,
  product: ProductSource,
  attributes: ReadonlyMap<string, AttributeSource>,
  language: Language,
  texts: LanguageTexts,
  use: ValueUse = 'text',
): string {
  return template.replace(PLACEHOLDER, (_placeholder, name: string, forms: string | undefined, at: number) => {
    const value = product.attributes[name]
    const attribute = attributes.get(name)
    if (value === undefined || !attribute) throw new Error(`${product.sku} has no ${name} for a text in ${language}`)
    const text = formatAttribute(value, attribute, language, texts.attributes, use)
    if (forms !== undefined) return pluralOf(forms, value, language).replaceAll('#', text)
    const startsSentence = /(?:^|[.!?]\s)$/u.test(template.slice(0, at))
    return attribute.type === 'enum' && !startsSentence ? insideSentence(text, language) : text
  })
}
