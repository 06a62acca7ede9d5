import { type LoyaltyRule, REACHABLE_TIERS } from '@shop/domain/loyalty'
import { CURRENCIES, type CurrencyCode, moneyOf } from '@shop/domain/money'
import { endLoyaltyRule, findLoyaltyRules, setLoyaltyRule, updateTiers } from '@shop/engine/loyalty'
import type { AdminCommand } from './command.ts'
import { readCents, readDay, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'
import { writeTable } from './write-table.ts'

const SOLD_IN = Object.keys(CURRENCIES) as CurrencyCode[]
const TIER = `<tier>      ${REACHABLE_TIERS.join(', ')}`
const CURRENCY = `<currency>  ${SOLD_IN.join(', ')}`

/** `loyalty rules`: what the tiers take. */
export const loyaltyRules: AdminCommand = {
  name: 'loyalty rules',
  effect: 'reads',
  summary: 'list what purchases of twelve months reach which tier',
  usage: '',
  details: ['Purchases count net, once they are paid, in the currency they were made in.'],
  prepare(args) {
    readWords(args, { arguments: [], options: [] })
    return async context => {
      const rules = await findLoyaltyRules(context)
      const text = rules.length > 0 ? tableOf(rules) : 'there are no rules: tiers are what customers set-group says'
      return { text, data: rules }
    }
  },
}

/** `loyalty set`: makes a rule. */
export const loyaltySet: AdminCommand = {
  name: 'loyalty set',
  effect: 'changes',
  summary: 'set the net purchases of twelve months that reach a tier, in a currency',
  usage: '<tier> <currency> --purchases 5000.00 [--from …] [--until …]',
  details: [
    TIER,
    CURRENCY,
    '--purchases  net, in the currency',
    '--from       first day (default: now); the rule before ends then; --until: the day on which it ends',
  ],
  prepare(args) {
    const { arguments: found, options } = readWords(args, {
      arguments: ['tier', 'currency'],
      options: ['purchases', 'from', 'until'],
    })
    const tier = readWord('<tier>', found[0] ?? '', REACHABLE_TIERS)
    const currency = readWord('<currency>', found[1] ?? '', SOLD_IN)
    const netCent = readCents('--purchases', options.purchases ?? '')
    const from = options.from === undefined ? undefined : readDay('--from', options.from)
    const until = options.until === undefined ? {} : { validUntil: readDay('--until', options.until) }
    return async context => {
      const rule = { tier, currency, netCent, validFrom: from ?? context.now(), ...until }
      if (until.validUntil !== undefined && Date.parse(until.validUntil) <= Date.parse(rule.validFrom))
        throw new Error('--until is not after --from')
      await setLoyaltyRule(context, rule)
      return {
        text: `${tier} takes ${writeMoney(moneyOf(currency, netCent))} net from ${rule.validFrom.slice(0, 10)} on`,
        data: rule,
      }
    }
  },
}

/** `loyalty end`: ends a rule. */
export const loyaltyEnd: AdminCommand = {
  name: 'loyalty end',
  effect: 'changes',
  summary: 'end the rule of a tier in a currency',
  usage: '<tier> <currency> [--at …]',
  details: [TIER, CURRENCY, '--at         the day on which it ends (default: now)'],
  prepare(args) {
    const { arguments: found, options } = readWords(args, { arguments: ['tier', 'currency'], options: ['at'] })
    const tier = readWord('<tier>', found[0] ?? '', REACHABLE_TIERS)
    const currency = readWord('<currency>', found[1] ?? '', SOLD_IN)
    const at = options.at === undefined ? undefined : readDay('--at', options.at)
    return async context => {
      const end = { tier, currency, at: at ?? context.now() }
      await endLoyaltyRule(context, end)
      return { text: `the rule of ${tier} in ${currency} ends on ${end.at.slice(0, 10)}`, data: end }
    }
  },
}

/** `loyalty update`: looks at everyone now instead of in the worker's next round. */
export const loyaltyUpdate: AdminCommand = {
  name: 'loyalty update',
  effect: 'changes',
  summary: 'count the purchases of all customers now, as the worker does every six hours',
  usage: '',
  details: [],
  prepare(args) {
    readWords(args, { arguments: [], options: [] })
    return async context => {
      const changed = await updateTiers(context)
      return { text: changed === 1 ? '1 customer has another tier' : `${changed} customers have another tier`, data: { changed } }
    }
  },
}

function tableOf(rules: readonly LoyaltyRule[]): string {
  const day = (instant: string | undefined) => instant?.slice(0, 10) ?? ''
  return writeTable(
    ['tier', 'net purchases', 'from', 'until'],
    rules.map(({ tier, currency, netCent, validFrom, validUntil }) => [
      ...[tier, writeMoney(moneyOf(currency, netCent)), day(validFrom), day(validUntil)],
    ]),
  )
}
