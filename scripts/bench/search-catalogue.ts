import type { CountryCode } from '@shop/domain/market'
import type { Offer, ProductFacts, ProductText } from '@shop/search'

const SYLLABLES =
  'ba be bo da de do fa fe ga ge ha he ka ke ki ko la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se schi sta ste ta te ti to tra tri va ve wa we zan zel zer'.split(
    ' ',
  )
const ENDINGS = ['er', 'e', 'en', 'ung', 'rad', 'ter', 'mat', 'kel', 'ste', 'in']
const NOUNS = 2500
const ADJECTIVES = 300
const BRANDS = 60
const LEAVES = 240
const TAGS = ['sale', 'new', 'bestseller', 'freight', 'outlet', 'b-ware', 'eco', 'exclusive', 'set', 'spare-part']
const UNITS = ['l', 'kg', 'W', 'V', 'cm', 'bar']
const FEWEST_LETTERS = 4

/** Numbers that look like chance and are the same every time. */
function chanceFrom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return below => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x297a2d39) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Vocabulary {
  readonly nouns: readonly string[]
  readonly adjectives: readonly string[]
}

/** An invented catalogue: compounds and simple nouns, frequent ones more often, in as many invented languages as wanted. */
export class SearchCatalogue {
  readonly #vocabularies = new Map<string, Vocabulary>()

  factsOf(index: number): ProductFacts {
    const chance = chanceFrom(index * 7919 + 1)
    const leaf = chance(LEAVES)
    return {
      ...{ productId: idOf(index), skus: [`EX${String(10_000_000 + index)}`], gtin: String(4_062_859_000_000 + index) },
      model: `${'ABCDEFGH'.charAt(chance(8))}${'KLMNOP'.charAt(chance(6))}-${1000 + chance(9000)}${index % 97}`,
      brand: brandOf(index),
      categoryPaths: [[`d${leaf % 12}`, `g${leaf % 60}`, `c${leaf}`]],
      tags: TAGS.filter(() => chance(6) === 0),
      ratingTenths: chance(51),
      createdAt: new Date(Date.UTC(2020, 0, 1 + chance(2000))).toISOString(),
      volume: chance(10) === 0 ? chance(5000) : chance(50),
    }
  }

  offerOf(index: number, market: CountryCode): Offer {
    const chance = chanceFrom(index * 104_729 + market.charCodeAt(0))
    return { productId: idOf(index), market, priceCent: 500 + chance(200_000), stock: chance(4), published: chance(50) > 0 }
  }

  textOf(index: number, language: string): ProductText {
    const { nouns, adjectives } = this.#vocabularyOf(language)
    const chance = chanceFrom(index * 31_337 + 5)
    const frequent = (items: readonly string[]) => items[Math.floor((chance(1000) / 1000) ** 3 * items.length)] as string
    const head = chance(3) === 0 ? frequent(nouns) + frequent(nouns).toLowerCase() : frequent(nouns)
    const amounts = Array.from({ length: 1 + chance(2) }, () => `${1 + chance(400)} ${UNITS[chance(UNITS.length)]}`)
    const leaf = Number(this.factsOf(index).categoryPaths[0]?.at(-1)?.slice(1))
    return {
      ...{ productId: idOf(index), language, brand: brandOf(index), keywords: [], attributes: [frequent(adjectives)] },
      name: [`${head} ${frequent(adjectives)} ${frequent(nouns)}`, ...amounts, `${frequent(adjectives)} ${frequent(nouns)}`].join(
        ' - ',
      ),
      categories: [
        { id: `d${leaf % 12}`, level: 0, name: nouns[leaf % 12] as string },
        { id: `g${leaf % 60}`, level: 1, name: nouns[40 + (leaf % 60)] as string },
        { id: `c${leaf}`, level: 2, name: nouns[200 + leaf] as string },
      ],
    }
  }

  /** Something a shopper may look for: a part of a product name, every third time with a letter missing. */
  queryFor(index: number, language: string): string {
    const words = this.textOf(index, language).name.split(/[ -]+/)
    const chance = chanceFrom(index + 77)
    const count = 1 + chance(3)
    const word = words[0] as string
    const typo = chance(3) === 0 && word.length > FEWEST_LETTERS
    const first = typo ? word.slice(0, FEWEST_LETTERS - 1) + word.slice(FEWEST_LETTERS) : word
    return [first, ...words.slice(1, count)].join(' ')
  }

  #vocabularyOf(language: string): Vocabulary {
    const known = this.#vocabularies.get(language)
    if (known) return known
    const seed = [...language].reduce((sum, letter) => sum * 131 + letter.charCodeAt(0), 7)
    const chance = chanceFrom(seed)
    const word = (syllables: number) =>
      Array.from({ length: syllables }, () => SYLLABLES[chance(SYLLABLES.length)]).join('') + ENDINGS[chance(ENDINGS.length)]
    const vocabulary = {
      nouns: Array.from({ length: NOUNS }, () => word(1 + chance(3))).map(noun => noun.charAt(0).toUpperCase() + noun.slice(1)),
      adjectives: Array.from({ length: ADJECTIVES }, () => word(1 + chance(2))),
    }
    this.#vocabularies.set(language, vocabulary)
    return vocabulary
  }
}

function idOf(index: number): string {
  const digits = index.toString(16).padStart(12, '0')
  return `00000000-0000-4000-8000-${digits}`
}

function brandOf(index: number): string {
  const chance = chanceFrom(index + 13)
  return `Brand ${Math.floor((chance(1000) / 1000) ** 2 * BRANDS)}`
}
