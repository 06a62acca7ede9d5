import { CUSTOMER_GROUP_KEYS, type CustomerGroupKey } from '@shop/domain/customer'
import { type LoyaltyRule, rulesAt } from '@shop/domain/loyalty'
import { moneyOf } from '@shop/domain/money'
import { findDiscounts } from '@shop/engine/discount'
import { countGroups, findGroup, findLoyaltyRules } from '@shop/engine/loyalty'
import type { AdminCommand } from './command.ts'
import { writeDiscountValue } from './discount-values.ts'
import { type DiscountView, discountViewOf } from './discounts.ts'
import { readNumber, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'
import { type Fact, writeFacts, writeTable } from './write-table.ts'

const MAX_MEMBERS = 50

/** `groups list`: the customer groups, who reaches them and what they get. */
export const groupsList: AdminCommand = {
  name: 'groups list',
  effect: 'reads',
  summary: 'list customer groups: how many customers, what purchases reach them, what discount they get',
  usage: '',
  details: ['Purchases are those of twelve months, net; rules are set by loyalty set, discounts by discounts create personal.'],
  prepare(args) {
    readWords(args, {})
    return async context => {
      const now = context.now()
      const sizes = await countGroups(context)
      const rules = rulesAt(await findLoyaltyRules(context), now)
      const discounts = (await findDiscounts(context)).filter(
        ({ discount }) => discountViewOf({ discount, codes: 0 }, now).phase === 'current',
      )
      const groups = [null, ...CUSTOMER_GROUP_KEYS].map(group => ({
        group,
        customers: sizes.find(size => size.group === group)?.customers ?? 0,
        heldByOwner: sizes.find(size => size.group === group)?.heldByOwner ?? 0,
        rules: rules.filter(({ tier }) => tier === group),
        discounts: discounts
          .filter(({ discount }) => group !== null && discount.custom.cohortTier === group)
          .map(owned => discountViewOf(owned, now)),
      }))
      const rows = groups.map(row => [
        ...[row.group ?? 'none', String(row.customers), String(row.heldByOwner)],
        ...[
          row.rules.map(writeRule).join(' or '),
          row.discounts.map(({ value, name }) => `${writeDiscountValue(value)} (${name})`).join(', '),
        ],
      ])
      return { text: writeTable(['group', 'customers', 'by the owner', 'net purchases', 'discount'], rows), data: { groups } }
    }
  },
}

/** `groups show`: one group with its customers. */
export const groupsShow: AdminCommand = {
  name: 'groups show',
  effect: 'reads-people',
  summary: 'show a customer group: its rules, also those over or to come, its discounts and its customers',
  usage: `<group> [--limit ${MAX_MEMBERS}]`,
  details: [
    `<group>  ${CUSTOMER_GROUP_KEYS.join(', ')}`,
    `--limit  at most this many customers, 1 to 1000 (default ${MAX_MEMBERS})`,
  ],
  prepare(args) {
    const { arguments: found, options } = readWords(args, { arguments: ['group'], options: ['limit'] })
    const group = readWord('<group>', found[0] ?? '', CUSTOMER_GROUP_KEYS)
    const limit = options.limit === undefined ? MAX_MEMBERS : readNumber('--limit', options.limit, { from: 1, to: 1000 })
    return async context => {
      const now = context.now()
      const { members, prices } = await findGroup(context, { group, limit })
      const rules = (await findLoyaltyRules(context)).filter(({ tier }) => tier === group)
      const discounts = (await findDiscounts(context))
        .filter(({ discount }) => discount.custom.cohortTier === group)
        .map(owned => discountViewOf(owned, now))
      const customers = (await countGroups(context)).find(size => size.group === group)?.customers ?? 0
      const rows = members.map(({ customerNumber, source, heldUntil }) => [
        ...[customerNumber, source === 'purchases' ? 'purchases' : 'the owner', heldUntil?.slice(0, 10) ?? ''],
      ])
      const parts = [
        factsOf(group, { rules, discounts, prices }),
        rows.length > 0
          ? `${writeTable(['customer', 'decided by', 'until'], rows)}\n${rows.length} of ${customers}`
          : 'no customers',
      ]
      return {
        text: parts.join('\n\n'),
        data: { group, customers, rules, discounts, prices, members },
        shown: { noun: 'customer', subjects: members.map(({ id }) => id) },
      }
    }
  },
}

function factsOf(
  group: CustomerGroupKey,
  {
    rules,
    discounts,
    prices,
  }: { readonly rules: readonly LoyaltyRule[]; readonly discounts: readonly DiscountView[]; readonly prices: number },
): string {
  const facts: readonly Fact[] = [
    ['group', group],
    ...rules.map((rule): Fact => ['reached by', `${writeRule(rule)}, ${windowOf(rule.validFrom, rule.validUntil)}`]),
    ...discounts.map(
      ({ name, value, phase, from, until }): Fact => [
        'discount',
        `${name}: ${writeDiscountValue(value)}, ${windowOf(from, until)} (${phase})`,
      ],
    ),
    ['prices', prices === 1 ? '1 of its own' : `${prices} of its own`],
  ]
  return writeFacts(facts)
}

function writeRule({ currency, netCent }: LoyaltyRule): string {
  return writeMoney(moneyOf(currency, netCent))
}

function windowOf(from?: string | null, until?: string | null): string {
  return [from ? `from ${from.slice(0, 10)}` : 'any time', ...(until ? [`until ${until.slice(0, 10)}`] : [])].join(' ')
}
