import { parseArgs } from 'node:util'
import { MAX_PRODUCTS } from '@shop/demo/seed'

/** Options of `npm run seed`. */
export interface SeedOptions {
  readonly products?: number
}

/**
 * Reads the command line of `npm run seed`.
 * @throws one line about what cannot be used.
 */
export function readSeedOptions(args: readonly string[]): SeedOptions {
  const text = productsIn(args)
  if (text === undefined) return {}
  const products = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (products < 1 || products > MAX_PRODUCTS) throw new Error(`--products ${text} is not a number from 1 to ${MAX_PRODUCTS}`)
  return { products }
}

function productsIn(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { products: { type: 'string' } } }).values.products
  } catch {
    throw new Error(`npm run seed takes nothing but --products and a number, not ${args.join(' ')}`)
  }
}
