import { computeRecommendations } from '@shop/engine/recommendation'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'

/** `recommendations compute`: what the worker does every hour, now, such as after an import. */
export const recommendationsCompute: AdminCommand = {
  name: 'recommendations compute',
  effect: 'changes',
  summary: 'work out which products are alike and which are bought together',
  usage: '',
  details: [],
  prepare(args) {
    readWords(args, { options: [] })
    return async context => {
      const computed = await computeRecommendations(context)
      const { products, visits, orders, changed } = computed
      const text = `${changed} lists of ${products} products changed, by ${visits} visits and ${orders} orders`
      return { text, data: computed }
    }
  },
}
