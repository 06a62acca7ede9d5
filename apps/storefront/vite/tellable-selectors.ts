import type { Plugin } from 'vite'

/**
 * Refuses a style sheet with selectors that cost every touch; see `costlySelectors`. At the build, when Tailwind has written
 * the rules of all classes.
 */
export function tellableSelectors(): Plugin {
  return {
    name: 'tellable-selectors',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/app\.css\?inline$/ },
      handler(code) {
        const costly = costlySelectors(JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)))
        if (costly.length > 0) throw new Error(`Name the elements that these hold for by a class: ${costly.join(', ')}`)
      },
    },
  }
}

/**
 * Selectors with `:has()` that hold for elements around or behind it of which nothing is named: `:has(> #main) > :not(#main)`, or
 * `:not(:has([data-shown]) *)`. A browser cannot tell which these are, and makes the styles of the whole page again with each
 * change of a part: 40 ms of a slow processor for each touch.
 */
export function costlySelectors(css: string): readonly string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{};]*:has\([^{};]*(?=\{)/g) ?? []
  return selectors.filter(selector => selector.split(':has(').slice(1).some(leadsToAny)).map(selector => selector.trim())
}

/** Whether a compound selector without class, id, attribute or type follows a `:has(` whose arguments a text begins with. */
function leadsToAny(text: string): boolean {
  const following = text.slice(endOf(text, ')') + 1)
  const [, ...compounds] = following.slice(0, endOf(following, '),')).split(/\s*[\s>+~]\s*(?![^[(]*[\])])/)
  return compounds.some(compound => /^(?:\*|:|$)/.test(compound))
}

/** Where a text that begins in a parenthesis, or in a selector of a list, has the first of some signs outside of inner ones. */
function endOf(text: string, signs: string): number {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/[(),]/g)) {
    if (depth === 0 && signs.includes(sign)) return index
    if (sign === '(') depth++
    if (sign === ')') depth--
  }
  return text.length
}
