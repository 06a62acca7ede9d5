// node scripts/with-runtime.mjs scripts/gallery/write-excerpt.ts: takes what the gallery of components shows from the demo shop.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCatalogue, buildExcerpt, buildReviews, readSource } from '@shop/demo'

/** Where stories read it; JSON, so that a browser can have it without the demo shop. */
const EXCERPT = join(import.meta.dirname, '../../apps/storefront/app/catalogue/demo-excerpt.json')

const source = await readSource()
const excerpt = buildExcerpt(buildCatalogue(source), buildReviews(source))
writeFileSync(EXCERPT, `${JSON.stringify(excerpt, undefined, 1)}\n`)
console.log(`${excerpt.products.length} products and ${excerpt.categories.length} categories written`)
