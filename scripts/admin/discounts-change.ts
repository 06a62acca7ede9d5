import { CUSTOMER_GROUP_KEYS } from '@shop/domain/customer'
import { changeDiscount, createDiscount, type DiscountChange, type DiscountPlan, endDiscount } from '@shop/engine/discount'
import type { AdminCommand, CommandWork } from './command.ts'
import {
  CURRENCY_LIST,
  nameInEveryLanguage,
  readDiscountValue,
  readNames,
  readPermyriad,
  readStores,
  readTimes,
  readUses,
  sameInEveryLanguage,
  writeDiscountValue,
} from './discount-values.ts'
import { DISCOUNT_WORD, discountViewOf } from './discounts.ts'
import { readDay, readNumber, readSku, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'

const MAX_THRESHOLD = 10_000
const GROUP = /^[A-Za-z0-9_-]{1,64}$/
const CATEGORY = /^[A-Za-z0-9_-]{1,100}$/

const ONE_AMOUNT = ['percent', 'amount', 'currency'] as const
const WHERE_AND_WHEN = ['stores', 'from', 'until', 'names'] as const
const CODE_OPTIONS = ['each', 'products', 'categories', 'uses', 'uses-per-customer'] as const

const WHERE_AND_WHEN_DETAILS = [
  '--stores    keys such as de,at (default: all)',
  '--from      first day, such as 2026-11-21 (default: now); --until: the day on which it ends',
  '--names     file with its name by language, {"de": "Herbstrabatt", …} (default: written by the shop)',
] as const

const CODE_DETAILS = [
  `--amount    instead of --percent: off the goods together, such as EUR=5.00,CZK=120.00, or 5.00 with --currency: ${CURRENCY_LIST}`,
  '--each      unit: the amount is off every unit instead',
  '--products  item numbers, separated by commas; --categories: keys of categories (default: everything)',
  '--uses      orders that may use it in all; --uses-per-customer: orders of one customer',
] as const

/** `discounts create`: a discount of one of three kinds. */
export const discountsCreate: AdminCommand = {
  name: 'discounts create',
  effect: 'changes',
  summary: 'create a volume discount, the discount of a customer group, or a code',
  usage: `(volume <group> --threshold 5 | personal <group> | code <code>) --percent 10 ${[...WHERE_AND_WHEN, ...CODE_OPTIONS].map(name => `[--${name} …]`).join(' ')}`,
  details: [
    'volume      <group>: the volumeDiscountGroup of products; --threshold: units of an item from which on it counts',
    `personal    <group>: ${CUSTOMER_GROUP_KEYS.join(', ')}`,
    'code        <code>: 2 to 64 letters and digits; shoppers may write it in small letters',
    '--percent   0.01 to 100, off every unit',
    ...WHERE_AND_WHEN_DETAILS,
    'Of codes:',
    ...CODE_DETAILS,
    'Pages show it within a second; carts take it over with their next change.',
  ],
  prepare(args) {
    const [kind = '', ...rest] = args
    switch (readWord('<kind>', kind, ['volume', 'personal', 'code'] as const)) {
      case 'volume':
        return prepareVolume(rest)
      case 'personal':
        return preparePersonal(rest)
      case 'code':
        return prepareCode(rest)
    }
  },
}

/** `coupon create`: `discounts create code`. */
export const couponCreate: AdminCommand = {
  name: 'coupon create',
  effect: 'changes',
  summary: 'create a discount code, as discounts create code does',
  usage: `<code> (--percent 10 | --amount 5.00 --currency EUR) ${[...WHERE_AND_WHEN, ...CODE_OPTIONS].map(name => `[--${name} …]`).join(' ')}`,
  details: [
    '<code>      2 to 64 letters and digits; shoppers may write it in small letters',
    '--percent   0.01 to 100, off every unit',
    ...CODE_DETAILS,
    ...WHERE_AND_WHEN_DETAILS,
  ],
  prepare: prepareCode,
}

function prepareVolume(args: readonly string[]): CommandWork {
  const { arguments: found, options } = readWords(args, {
    arguments: ['group'],
    options: ['threshold', 'percent', ...WHERE_AND_WHEN],
  })
  const [group = ''] = found
  if (!GROUP.test(group)) throw new Error(`<group> ${group} is not a group such as standard`)
  const threshold = readNumber('--threshold', options.threshold, { from: 2, to: MAX_THRESHOLD })
  const plan = {
    kind: 'volume',
    group,
    threshold,
    permyriad: readPermyriad('--percent', options.percent ?? ''),
    ...readWhere(options),
  } as const
  const names = options.names === undefined ? undefined : readNames(options.names)
  return create(async () => ({
    ...plan,
    name: names ?? (await nameInEveryLanguage(t => t('discount.volumeName', { count: threshold }))),
  }))
}

function preparePersonal(args: readonly string[]): CommandWork {
  const { arguments: found, options } = readWords(args, { arguments: ['group'], options: ['percent', ...WHERE_AND_WHEN] })
  const group = readWord('<group>', found[0] ?? '', CUSTOMER_GROUP_KEYS)
  const plan = {
    kind: 'personal',
    group,
    permyriad: readPermyriad('--percent', options.percent ?? ''),
    ...readWhere(options),
  } as const
  const names = options.names === undefined ? undefined : readNames(options.names)
  return create(async () => ({ ...plan, name: names ?? (await nameInEveryLanguage(t => t('discount.personalName'))) }))
}

function prepareCode(args: readonly string[]): CommandWork {
  const { arguments: found, options } = readWords(args, {
    arguments: ['code'],
    options: [...ONE_AMOUNT, ...WHERE_AND_WHEN, ...CODE_OPTIONS],
  })
  const [code = ''] = found
  const value = readDiscountValue(options)
  const isPerUnit = options.each !== undefined
  if (isPerUnit && readWord('--each', options.each ?? '', ['unit'] as const) && value.type === 'relative')
    throw new Error('--each belongs to --amount: a percentage is off every unit')
  const goods = {
    skus: options.products?.split(',').map(sku => readSku(sku)) ?? [],
    categoryKeys: options.categories?.split(',').map(readCategory) ?? [],
  }
  if (value.type === 'absolute' && !isPerUnit && goods.skus.length + goods.categoryKeys.length > 0)
    throw new Error(
      'An amount off the goods together is off all goods: --products and --categories belong to --percent or --each unit',
    )
  const limits = {
    ...(options.uses === undefined ? {} : { maxApplications: readUses('--uses', options.uses) }),
    ...(options['uses-per-customer'] === undefined
      ? {}
      : { maxApplicationsPerCustomer: readUses('--uses-per-customer', options['uses-per-customer']) }),
  }
  const name = options.names === undefined ? sameInEveryLanguage(code) : readNames(options.names)
  const plan = { kind: 'code', code, value, isPerUnit, goods, limits, name, ...readWhere(options) } as const
  return create(async () => plan)
}

function readCategory(key: string): string {
  if (!CATEGORY.test(key)) throw new Error(`--categories ${key} is not the key of a category`)
  return key
}

function readWhere(options: Partial<Record<'stores' | 'from' | 'until', string>>) {
  return { stores: readStores(options.stores), ...readTimes(options) }
}

function create(planOf: () => Promise<DiscountPlan>): CommandWork {
  return async context => {
    const plan = await planOf()
    if (plan.validUntil !== undefined && plan.validUntil <= context.now()) throw new Error('--until is over')
    const made = await createDiscount(context, plan)
    const view = discountViewOf(made, context.now())
    const where = plan.stores.length > 0 ? `in ${plan.stores.join(',')}` : 'in all stores'
    const data = {
      ...view,
      cartDiscountId: made.discount.id,
      ...(made.code ? { code: made.code.code, discountCodeId: made.code.id } : {}),
    }
    return { text: `${view.name} takes ${writeDiscountValue(made.discount.value)} off, ${where}`, data }
  }
}

/** `discounts change`: what it takes off, where, when, how often. */
export const discountsChange: AdminCommand = {
  name: 'discounts change',
  effect: 'changes',
  summary: 'change what a discount takes off, where and when it counts, or how often a code may be used',
  usage:
    '<discount> [--percent 10] [--amount …] [--currency …] [--stores …] [--from …] [--until …] [--uses …] [--uses-per-customer …] [--names …] [--active no]',
  details: [
    DISCOUNT_WORD,
    '--percent   of one that is a percentage; --amount, --currency: of one that is an amount, as for discounts create',
    '--stores    keys such as de,at, or all',
    '--from      first day, or none; --until: the day on which it ends, or none',
    '--uses      of a code: orders that may use it in all, or none; --uses-per-customer: orders of one customer, or none',
    '--names     file with its name by language',
    '--active    yes or no',
    'Orders keep what they were placed with.',
  ],
  prepare(args) {
    const { arguments: found, options } = readWords(args, {
      arguments: ['discount'],
      options: [...ONE_AMOUNT, ...WHERE_AND_WHEN, 'uses', 'uses-per-customer', 'active'],
    })
    const [name = ''] = found
    const { percent, amount, currency, stores, from, until, names, uses, active } = options
    const usesPerCustomer = options['uses-per-customer']
    const change: DiscountChange = {
      ...(percent === undefined && amount === undefined && currency === undefined ? {} : { value: readDiscountValue(options) }),
      ...(stores === undefined ? {} : { stores: stores === 'all' ? [] : readStores(stores) }),
      ...(from === undefined ? {} : { validFrom: from === 'none' ? null : readDay('--from', from) }),
      ...(until === undefined ? {} : { validUntil: until === 'none' ? null : readDay('--until', until) }),
      ...(uses === undefined ? {} : { maxApplications: uses === 'none' ? null : readUses('--uses', uses) }),
      ...(usesPerCustomer === undefined
        ? {}
        : { maxApplicationsPerCustomer: usesPerCustomer === 'none' ? null : readUses('--uses-per-customer', usesPerCustomer) }),
      ...(names === undefined ? {} : { name: readNames(names) }),
      ...(active === undefined ? {} : { isActive: readWord('--active', active, ['yes', 'no'] as const) === 'yes' }),
    }
    if (Object.keys(change).length === 0) throw new Error('nothing is to be changed: name at least one option')
    return async context => {
      const changed = discountViewOf(await changeDiscount(context, name, change), context.now())
      const where = changed.stores.length > 0 ? `in ${changed.stores.join(',')}` : 'in all stores'
      return { text: `${changed.name} takes ${writeDiscountValue(changed.value)} off, ${where}: ${changed.phase}`, data: changed }
    }
  },
}

/** `discounts end`: from a day on it counts no longer. */
export const discountsEnd: AdminCommand = {
  name: 'discounts end',
  effect: 'changes',
  summary: 'end a discount; one that has not begun never counts',
  usage: '<discount> [--at …]',
  details: [DISCOUNT_WORD, '--at        the day on which it ends (default: now)'],
  prepare(args) {
    const { arguments: found, options } = readWords(args, { arguments: ['discount'], options: ['at'] })
    const [name = ''] = found
    const at = options.at === undefined ? undefined : readDay('--at', options.at)
    return async context => {
      const now = context.now()
      const ended = discountViewOf(await endDiscount(context, name, at === undefined || at < now ? now : at), now)
      const text = ended.phase === 'off' ? `${ended.name} is switched off` : `${ended.name} ends on ${ended.until?.slice(0, 10)}`
      return { text, data: ended }
    }
  },
}
