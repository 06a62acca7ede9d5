import {
  type CartDiscountValue,
  DISCOUNT_KINDS,
  DISCOUNT_PHASES,
  type DiscountKind,
  type DiscountPhase,
  discountKindOf,
  discountPhaseOf,
  isForStore,
} from '@shop/domain/discount'
import { findDiscounts, type OwnedDiscount } from '@shop/engine/discount'
import type { AdminCommand } from './command.ts'
import { writeDiscountValue } from './discount-values.ts'
import { readStore, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeFacts, writeMinute, writeTable } from './write-table.ts'

/** What a discount is named by in every command about one. */
export const DISCOUNT_WORD = '<discount>  key, or code in capital or small letters, as discounts list shows it'

/** A discount as commands answer with it; amounts in cents, rates per 1/10000. */
export interface DiscountView {
  readonly name: string
  readonly kind: DiscountKind
  readonly phase: DiscountPhase
  readonly value: CartDiscountValue
  readonly for: string
  readonly stores: readonly string[]
  readonly from: string | null
  readonly until: string | null
  /** Of a code: by how many orders it was used, and by how many it may be. */
  readonly uses: CodeUses | null
}

/** What commands say of a discount at an instant. */
export function discountViewOf({ discount, code }: OwnedDiscount, now: string): DiscountView {
  const { stores, validFrom, validUntil } = code ?? discount
  const phase = discountPhaseOf(discount, now)
  return {
    name: code?.code ?? discount.key,
    kind: discountKindOf(discount),
    phase: phase === 'current' && code ? discountPhaseOf(code, now) : phase,
    value: discount.value,
    for: goodsText(discount),
    stores: stores.map(({ key }) => key),
    from: validFrom ?? null,
    until: validUntil ?? null,
    uses: code ? usesOf(code) : null,
  }
}

interface CodeUses {
  readonly applications: number
  readonly maxApplications: number | null
  readonly maxApplicationsPerCustomer: number | null
}

function usesOf(code: NonNullable<OwnedDiscount['code']>): CodeUses {
  const { applications, maxApplications = null, maxApplicationsPerCustomer = null } = code
  return { applications, maxApplications, maxApplicationsPerCustomer }
}

function writeUses({ applications, maxApplications, maxApplicationsPerCustomer }: CodeUses): string {
  const limits = [
    ...(maxApplications === null ? [] : [`of ${maxApplications}`]),
    ...(maxApplicationsPerCustomer === null ? [] : [`${maxApplicationsPerCustomer} per customer`]),
  ]
  return [`${applications}`, ...limits].join(', ').replace(', of', ' of')
}

function goodsText({ custom, target, value }: OwnedDiscount['discount']): string {
  if (custom.volumeDiscountGroup !== undefined) return `${custom.volumeDiscountGroup}, from ${custom.threshold} units on`
  if (custom.cohortTier !== undefined) return `customers of ${custom.cohortTier}`
  if (value.type === 'giftLineItem') return 'a gift'
  switch (target?.type) {
    case 'totalPrice':
      return 'goods together'
    case 'shipping':
      return 'delivery'
    case 'lineItems':
      return target.predicate === 'true' ? 'every unit' : target.predicate
    default:
      return target?.type ?? ''
  }
}

/** `discounts list`: what takes something off which prices, when and where. */
export const discountsList: AdminCommand = {
  name: 'discounts list',
  effect: 'reads',
  summary: 'list volume discounts, discounts of customer groups, and codes',
  usage: '[--kind …] [--phase …] [--store de]',
  details: [
    `--kind   ${DISCOUNT_KINDS.join(', ')} (default: all)`,
    `--phase  ${DISCOUNT_PHASES.join(', ')} (default: current and coming)`,
    '--store  those that count in this store',
  ],
  prepare(args) {
    const { options } = readWords(args, { options: ['kind', 'phase', 'store'] })
    const kind = options.kind === undefined ? undefined : readWord('--kind', options.kind, DISCOUNT_KINDS)
    const phases =
      options.phase === undefined ? (['current', 'coming'] as const) : [readWord('--phase', options.phase, DISCOUNT_PHASES)]
    const store = options.store === undefined ? undefined : readStore('--store', options.store)
    return async context => {
      const found = await findDiscounts(context)
      const discounts = found
        .filter(
          ({ discount, code }) => store === undefined || (isForStore(discount, store) && (!code || isForStore(code, store))),
        )
        .map(owned => discountViewOf(owned, context.now()))
        .filter(view => (kind === undefined || view.kind === kind) && phases.some(phase => phase === view.phase))
      return { text: discounts.length > 0 ? tableOf(discounts) : 'no discounts', data: { discounts } }
    }
  },
}

/** `discounts show`: everything about one. */
export const discountsShow: AdminCommand = {
  name: 'discounts show',
  effect: 'reads',
  summary: 'show a discount with its names and limits',
  usage: '<discount>',
  details: [DISCOUNT_WORD],
  prepare(args) {
    const [name = ''] = readWords(args, { arguments: ['discount'] }).arguments
    return async context => {
      const found = await findDiscounts(context, name)
      const discounts = found.map(owned => ({ ...discountViewOf(owned, context.now()), ...owned }))
      return { text: discounts.map(textOf).join('\n\n'), data: { discounts } }
    }
  },
}

function textOf(view: DiscountView & OwnedDiscount): string {
  const names = Object.entries(view.discount.name).map(([language, name]) => [`name (${language})`, name] as const)
  const facts = [
    ['discount', view.code ? `${view.name} (${view.discount.key})` : view.name],
    ['kind', view.kind],
    ['phase', view.phase],
    ['takes', writeDiscountValue(view.value)],
    ['for', view.for],
    ['stores', view.stores.join(', ') || 'all'],
    ['from', view.from === null ? 'any time' : `${writeMinute(view.from)} (UTC)`],
    ['until', view.until === null ? 'no end' : `${writeMinute(view.until)} (UTC)`],
    ...(view.uses === null ? [] : [['orders', writeUses(view.uses)] as const]),
    ...names,
  ] as const
  return writeFacts(facts)
}

function tableOf(discounts: readonly DiscountView[]): string {
  const day = (instant: string | null) => instant?.slice(0, 10) ?? ''
  return writeTable(
    ['discount', 'kind', 'takes', 'for', 'stores', 'from', 'until', 'phase', 'orders'],
    discounts.map(view => [
      ...[
        view.name,
        view.kind,
        writeDiscountValue(view.value),
        view.for,
        view.stores.length > 6 ? `${view.stores.length} stores` : view.stores.join(',') || 'all',
      ],
      ...[day(view.from), day(view.until), view.phase, view.uses ? writeUses(view.uses) : ''],
    ]),
  )
}
