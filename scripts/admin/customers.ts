import { CUSTOMER_GROUP_KEYS } from '@shop/domain/customer'
import { releaseCustomerGroup, setCustomerGroup } from '@shop/engine/loyalty'
import type { AdminCommand } from './command.ts'
import { CUSTOMER_WORD, readCustomer } from './customers-find.ts'
import { readDay, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'

const NO_GROUP = 'none'
const GROUPS = [...CUSTOMER_GROUP_KEYS, NO_GROUP] as const

/** `customers set-group`: the owner decides on a customer's group. */
export const customersSetGroup: AdminCommand = {
  name: 'customers set-group',
  effect: 'changes',
  summary: 'put a customer into a group, which purchases do not change until then',
  usage: '<customer> <group> [--until …]',
  details: [
    CUSTOMER_WORD,
    `<group>     ${GROUPS.join(', ')}`,
    '--until     the day on which purchases decide again (default: never)',
  ],
  prepare(args) {
    const { arguments: found, options } = readWords(args, { arguments: ['customer', 'group'], options: ['until'] })
    const customer = readCustomer(found[0])
    const key = readWord('<group>', found[1] ?? '', GROUPS)
    const until = options.until === undefined ? {} : { until: readDay('--until', options.until) }
    return async context => {
      const group = key === NO_GROUP ? null : key
      const { customerNumber } = await setCustomerGroup(context, { customer, group, ...until })
      const end = options.until === undefined ? 'until customers release-group' : `until ${options.until}`
      return { text: `${customerNumber} is in group ${key}, ${end}`, data: { customerNumber, group, ...until } }
    }
  },
}

/** `customers release-group`: leaves a customer's group to their purchases again. */
export const customersReleaseGroup: AdminCommand = {
  name: 'customers release-group',
  effect: 'changes',
  summary: 'leave the group of a customer to their purchases again',
  usage: '<customer>',
  details: [CUSTOMER_WORD],
  prepare(args) {
    const customer = readCustomer(readWords(args, { arguments: ['customer'], options: [] }).arguments[0])
    return async context => {
      const { customerNumber, group } = await releaseCustomerGroup(context, { customer })
      return { text: `${customerNumber} is in group ${group ?? NO_GROUP}, by purchases`, data: { customerNumber, group } }
    }
  },
}
