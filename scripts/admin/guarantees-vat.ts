import { GUARANTEE_VAT_CATEGORIES } from '@shop/domain/guarantee'
import { setGuaranteeVat } from '@shop/engine/guarantee'
import type { AdminCommand } from './command.ts'
import { readSku, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'

/** `guarantees vat`: how a guarantee is taxed. */
export const guaranteesVat: AdminCommand = {
  name: 'guarantees vat',
  effect: 'changes',
  summary: 'set how a guarantee is taxed from now on; your tax adviser knows which applies',
  usage: '<guarantee> <category>',
  details: [
    '<guarantee>  its item number, such as 4100010',
    '<category>   S: like the goods it is sold with (default); E: exempt as a service like an insurance (VATEX-EU-135-1)',
    'Prices stay; an exempt one has no VAT in it. Orders that were placed stay as they are, and so do net prices of companies.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['guarantee', 'category'] })
    const sku = readSku(words.arguments[0])
    const category = readWord('<category>', words.arguments[1] ?? '', GUARANTEE_VAT_CATEGORIES)
    return async context => {
      await setGuaranteeVat(context, sku, category)
      return { text: `${sku} is ${category === 'E' ? 'exempt' : 'taxed like its goods'}`, data: { sku, vatCategory: category } }
    }
  },
}
