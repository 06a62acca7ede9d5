import { fold, type NearSizes } from '@shop/domain/search'
import type { QueryWord } from './query-words.ts'

/** Amounts further away than this factor are no neighbours. */
const FURTHEST = 2.5
/** How much an amount that is one and a half times as much lowers a product. */
const SHARE_OF_DISTANCE = 0.3
const AMOUNT = /^(\d+(?:\.\d+)?)([a-z]+)$/

/** An amount in its base unit, such as 1500 and `w`. */
interface Amount {
  readonly value: number
  readonly unit: string
}

/** An amount that was typed, with its place among the words. */
export interface WantedAmount extends Amount {
  readonly place: number
  readonly word: QueryWord
}

/** The amount that a word of the index is. */
export function amountOf(term: string): Amount | undefined {
  const [, number, unit] = AMOUNT.exec(term) ?? []
  return number === undefined || unit === undefined ? undefined : { value: Number(number), unit }
}

/** The last size that was typed next to a word that says more than joining others. */
export function wantedAmountOf(words: readonly QueryWord[]): WantedAmount | undefined {
  const place = words.findLastIndex(({ amount }) => amount !== undefined)
  const word = words[place]
  const amount = amountOf(word?.amount ?? '')
  if (word === undefined || amount === undefined) return undefined
  return words.every(({ isOptional }, other) => isOptional || other === place) ? undefined : { ...amount, place, word }
}

/** Whether an amount of the same unit is another one and near enough to be offered instead. */
export function isNeighbour(value: number, { value: wanted }: Amount): boolean {
  return value !== wanted && Math.max(value / wanted, wanted / value) <= FURTHEST
}

/** How much of its score a product of another size keeps, up to 1. */
export function closenessOf(value: number, { value: wanted }: Amount): number {
  const distance = Math.abs(Math.log(value / wanted)) / Math.log(1.5)
  return 1 - SHARE_OF_DISTANCE * Math.min(1, distance)
}

/** Says which sizes are offered instead, in the unit that was typed. */
export function nearSizesOf(text: string, { value, unit, word }: WantedAmount, values: Iterable<number>): NearSizes {
  const perUnit = value / Number(word.term)
  return {
    asked: Number(word.term),
    offered: [...values].sort((a, b) => a - b).map(one => Number((one / perUnit).toPrecision(6))),
    unit:
      fold(text)
        .slice(word.start, word.end)
        .replace(/^[\d.,'’\s-]+/, '') || unit,
  }
}
