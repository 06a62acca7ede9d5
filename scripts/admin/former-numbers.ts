import { MAX_FORMER_NUMBERS } from '@shop/domain/product'
import { changeFormerNumbers, findFormerNumbers } from '@shop/engine/product'
import type { AdminCommand } from './command.ts'
import { readSku } from './read-values.ts'
import { readWords } from './read-words.ts'

const SKU = '<sku>     item number, such as EX30010001'

/** `former-numbers show`: by which numbers an item was ordered before. */
export const formerNumbersShow: AdminCommand = {
  name: 'former-numbers show',
  effect: 'reads',
  summary: 'show the numbers by which an item was ordered before, and is still found',
  usage: '<sku>',
  details: [SKU],
  prepare(args) {
    const sku = readSku(readWords(args, { arguments: ['sku'] }).arguments[0])
    return async context => answerOf(sku, await findFormerNumbers(context, sku))
  },
}

/** `former-numbers add`: an item is found by one more number. */
export const formerNumbersAdd: AdminCommand = {
  name: 'former-numbers add',
  effect: 'changes',
  summary: 'have an item found by a number that it had before',
  usage: '<sku> <number>',
  details: [
    SKU,
    `<number>  as it was written, such as KF-10/2; at most ${MAX_FORMER_NUMBERS} of an item`,
    'A number that another item has now finds that one first. Many at once come by an import, see docs/importing.md.',
  ],
  prepare(args) {
    const [given, number = ''] = readWords(args, { arguments: ['sku', 'number'] }).arguments
    const sku = readSku(given)
    return async context => answerOf(sku, await changeFormerNumbers(context, { sku, added: [number] }))
  },
}

/** `former-numbers remove`: an item is no longer found by a number. */
export const formerNumbersRemove: AdminCommand = {
  name: 'former-numbers remove',
  effect: 'changes',
  summary: 'have an item found no longer by a number that it had before',
  usage: '<sku> <number>',
  details: [SKU, '<number>  as former-numbers show has it'],
  prepare(args) {
    const [given, number = ''] = readWords(args, { arguments: ['sku', 'number'] }).arguments
    const sku = readSku(given)
    return async context => answerOf(sku, await changeFormerNumbers(context, { sku, removed: [number] }))
  },
}

function answerOf(sku: string, formerNumbers: readonly string[]) {
  const text = formerNumbers.length === 0 ? `${sku} has no former numbers` : `${sku} is also found by ${formerNumbers.join(', ')}`
  return { text, data: { sku, formerNumbers } }
}
