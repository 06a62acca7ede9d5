import { randomUUID } from 'node:crypto'
import { recordConsent } from '@shop/engine/consent'
import type { EngineContext } from '@shop/engine/database'
import { recordSearchQueries } from '@shop/engine/search'
import { PRESS } from '@shop/engine/testing'
import { storeTracking } from '@shop/engine/tracking'
import { type CommandCase, NOTHING } from './command-case.fixtures.ts'
import type { Subjects } from './subjects.fixtures.ts'

const RULE_VIEW = 'base comparisons isRequired key kind reason related'
const DISCOUNT_VIEW = 'for from kind name phase stores until uses value'

/** How the commands on customers, companies, goods, discounts, mails and what else the shop keeps are tried. */
export function shopCases(context: EngineContext, subjects: Subjects): Readonly<Record<string, CommandCase>> {
  const { aCustomer, anOrder, aCompany, aFailedCase, aReview, aGuarantee, aDeadLetter, aFailedPicture, newFile, newName, run } =
    subjects
  const email = async () => (await aCustomer()).email
  const noCustomer = [NOTHING.email]
  const roles = ['--roles', 'buyer'] as const
  const aCode = async () => {
    const code = newName('CODE')
    await run('coupon', 'create', code, '--percent', '10')
    return code
  }
  const aSynonym = async (): Promise<[string, string]> => {
    const term = newName('griller')
    await run('synonyms', 'set', 'de', term, 'Kontaktgrill')
    return ['de', term]
  }
  const aFormerNumber = async () => {
    const number = newName('KF-')
    await run('former-numbers', 'add', PRESS, number)
    return number
  }
  const aRule = () => ({
    ...{ key: newName('rule-'), kind: 'accessory' },
    ...{ base: { skus: [PRESS] }, related: { families: ['press'] } },
  })
  const aStoredRule = async (): Promise<string> => {
    const rule = aRule()
    await run('relations', 'import', newFile([rule]))
    return rule.key
  }
  const newDay = () => new Date(Date.UTC(2031, 0, Number(newName('')))).toISOString().slice(0, 10)
  return {
    'customers find': { words: async () => [await email()], answer: 'customers guestOrders', noted: 'customer' },
    'customers show': {
      words: async () => [await email()],
      answer: 'customer orders total',
      unknown: noCustomer,
      noted: 'customer',
    },
    'customers correct-address': {
      words: async () => [await email(), '--address', 'a1', '--street', 'Nová'],
      answer: 'address',
      unknown: [...noCustomer, '--address', 'a1', '--street', 'Nová'],
      noted: 'customer',
    },
    'customers resend-mail': {
      words: async () => [(await anOrder()).orderNumber],
      answer: 'mails',
      unknown: [NOTHING.order],
      noted: 'mail',
    },
    'customers act-as': {
      words: async () => [await email(), '--store', 'sk'],
      answer: 'customerNumber link',
      unknown: [...noCustomer, '--store', 'sk'],
      noted: 'customer',
    },
    'customers set-group': {
      words: async () => [await email(), 'tier1'],
      answer: 'customerNumber group',
      unknown: [...noCustomer, 'tier1'],
      noted: 'customer',
    },
    'customers release-group': {
      async words() {
        const customer = await email()
        await run('customers', 'set-group', customer, 'tier1')
        return [customer]
      },
      answer: 'customerNumber group',
      unknown: noCustomer,
      noted: 'customer',
    },
    'companies list': { words: () => aCompany().then(() => []), answer: 'companies', noted: 'company' },
    'companies show': {
      words: async () => [(await aCompany()).id],
      answer: 'associates currency id invitations name storeKey',
      unknown: [NOTHING.id],
      noted: 'company',
    },
    'companies create': {
      words: async () => [await email(), newName('Muster '), '--store', 'de'],
      answer: 'id name storeKey',
      unknown: [...noCustomer, 'Muster', '--store', 'de'],
      noted: 'company',
    },
    'companies add': {
      words: async () => [(await aCompany()).id, await email(), ...roles],
      answer: 'approvalLimitCent companyId currency customerNumber roles',
      unknown: [NOTHING.id, NOTHING.email, ...roles],
      noted: 'company',
    },
    'companies change': {
      words: async () => {
        const { id } = await aCompany()
        const customer = await email()
        await run('companies', 'add', id, customer, ...roles)
        return [customer, '--roles', 'approver', '--limit', '500']
      },
      answer: 'approvalLimitCent companyId currency customerNumber roles',
      unknown: [...noCustomer, ...roles],
      noted: 'company',
    },
    'companies remove': {
      words: async () => {
        const { id } = await aCompany()
        const customer = await email()
        await run('companies', 'add', id, customer, ...roles)
        return [customer]
      },
      answer: 'companyId customerNumber',
      unknown: noCustomer,
      noted: 'company',
    },
    'companies set-credit': {
      words: async () => [(await aCompany()).id, '--limit', '5000'],
      answer: 'companyId currency limitCent openCent termDays',
      unknown: [NOTHING.id, '--limit', '5000'],
      noted: 'company',
    },
    'companies overdue': { words: () => [], answer: 'orders' },
    'groups list': { words: () => [], answer: 'groups' },
    'groups show': {
      words: async () => {
        await run('customers', 'set-group', await email(), 'tier2')
        return ['tier2']
      },
      answer: 'customers discounts group members prices rules',
      noted: 'customer',
    },
    'loyalty rules': { words: () => [], answer: '' },
    'loyalty set': {
      words: () => ['tier3', 'CZK', '--purchases', `${newName('9')}.00`],
      answer: 'currency netCent tier validFrom',
      noted: 'loyalty-rule',
    },
    'loyalty end': {
      words: async () => {
        await run('loyalty', 'set', 'tier3', 'PLN', '--purchases', '7000.00')
        return ['tier3', 'PLN']
      },
      answer: 'at currency tier',
      unknown: ['tier3', 'RON'],
      noted: 'loyalty-rule',
    },
    'loyalty update': {
      words: async () => {
        const { id } = await aCustomer()
        const { id: orderId } = await anOrder(['paid'])
        await context.db.updateTable('order').set({ customer_id: id }).where('id', '=', orderId).execute()
        await run('loyalty', 'set', 'tier1', 'EUR', '--purchases', '1.00')
        return []
      },
      answer: 'changed',
      noted: 'customer',
    },
    'stock set': {
      words: () => [PRESS, newName('9')],
      answer: 'available loaded preorder reserved sku sold',
      unknown: ['EX99999999', '3'],
      noted: 'stock',
    },
    'stock expect': {
      words: () => [PRESS, newDay()],
      answer: 'expectedDelivery sku told',
      unknown: ['EX99999999', '2031-05-06'],
      noted: 'stock',
    },
    'stock preorder': {
      words: () => [PRESS, newName('1'), '--on', newDay()],
      answer: 'available expectedDelivery preorder sku told units',
      unknown: ['EX99999999', '3', '--on', '2031-05-06'],
      noted: 'stock',
    },
    'stock preorders': { words: () => [], answer: 'rows' },
    'stock receive': {
      words: () => [PRESS, newName('1')],
      answer: 'available loaded preorder reserved sku sold',
      unknown: ['EX99999999', '3'],
      noted: 'stock',
    },
    'stock place': {
      words: () => [PRESS, newName('A')],
      answer: 'place sku',
      unknown: ['EX99999999', 'A-03-2'],
      noted: 'stock',
    },
    'guarantees vat': {
      words: async () => [await aGuarantee(), 'E'],
      answer: 'sku vatCategory',
      unknown: ['EX99999999', 'E'],
      noted: 'guarantee',
    },
    'price set': {
      words: () => [PRESS, `${newName('1')}.00`, '--currency', 'EUR'],
      answer: 'centAmount currencyCode sku',
      unknown: ['EX99999999', '3', '--currency', 'EUR'],
      noted: 'price',
    },
    'former-numbers show': { words: () => [PRESS], answer: 'formerNumbers sku', unknown: ['EX99999999'] },
    'former-numbers add': {
      words: () => [PRESS, newName('KF-')],
      answer: 'formerNumbers sku',
      unknown: ['EX99999999', '4711'],
      noted: 'product',
    },
    'former-numbers remove': {
      words: async () => [PRESS, await aFormerNumber()],
      answer: 'formerNumbers sku',
      unknown: [PRESS, 'KF-0000'],
      noted: 'product',
    },
    'discounts list': { words: () => aCode().then(() => []), answer: 'discounts' },
    'discounts show': { words: async () => [await aCode()], answer: 'discounts', unknown: ['NO-CODE'] },
    'discounts create': {
      words: () => ['code', newName('NEW'), '--amount', '5.00', '--currency', 'EUR'],
      answer: `cartDiscountId code discountCodeId ${DISCOUNT_VIEW}`,
      noted: 'cart-discount',
    },
    'discounts change': {
      words: async () => [await aCode(), '--percent', '7'],
      answer: DISCOUNT_VIEW,
      unknown: ['NO-CODE', '--percent', '7'],
      noted: 'cart-discount',
    },
    'discounts end': { words: async () => [await aCode()], answer: DISCOUNT_VIEW, unknown: ['NO-CODE'], noted: 'cart-discount' },
    'coupon create': {
      words: () => [newName('NEW'), '--percent', '5'],
      answer: `cartDiscountId code discountCodeId ${DISCOUNT_VIEW}`,
      noted: 'cart-discount',
    },
    'reviews list': { words: () => aReview().then(() => []), answer: 'id rating sku text title' },
    'reviews approve': {
      words: async () => [await aReview()],
      answer: 'id rating sku text title',
      unknown: [NOTHING.id],
      noted: 'review',
    },
    'reviews reject': {
      words: async () => [await aReview()],
      answer: 'id rating sku text title',
      unknown: [NOTHING.id],
      noted: 'review',
    },
    'reviews answer': {
      words: async () => [await aReview(), 'Thank you.'],
      answer: 'id rating sku text title',
      unknown: [NOTHING.id, 'Thank you.'],
      noted: 'review',
    },
    'mails list': { words: () => aDeadLetter().then(() => []), answer: 'about attempts givenUpAt id mail reason subject' },
    'mails retry': {
      words: async () => [await aDeadLetter()],
      answer: 'about attempts givenUpAt id mail reason subject',
      unknown: [NOTHING.id],
      noted: 'mail',
    },
    'mails reminders': { words: () => [], answer: 'alerts due reminders reviews watches' },
    'pictures list': { words: async () => [await aFailedPicture()].slice(1), answer: 'copied failed problems waiting' },
    'pictures retry': {
      words: async () => [await aFailedPicture()],
      answer: 'retried',
      unknown: ['https://images.example/none.jpg'],
      noted: 'picture',
    },
    'support-cases list': {
      words: () => aFailedCase().then(() => []),
      answer: 'attempts caseNumber createdAt reason state storeKey',
    },
    'support-cases show': {
      words: async () => [(await aFailedCase()).caseNumber],
      answer: 'caseNumber content createdAt',
      unknown: ['SC999999'],
      noted: 'support-case',
    },
    'support-cases retry': {
      words: async () => [(await aFailedCase()).caseNumber],
      answer: '',
      unknown: ['SC999999'],
      noted: 'support-case',
    },
    'support-cases erase': { words: async () => [(await aFailedCase()).email], answer: 'erased', noted: 'support-case' },
    'privacy due': { words: () => [], answer: 'requests tables' },
    'privacy run': {
      async words() {
        const { caseNumber } = await aFailedCase()
        const longAgo = { created_at: '2020-01-01T00:00:00.000Z', delivered_at: '2020-01-01T00:00:00.000Z' }
        await context.db.updateTable('support_case').set(longAgo).where('case_number', '=', caseNumber).execute()
        return []
      },
      answer: '',
      noted: 'support-case',
    },
    'privacy export': {
      words: () => [`${randomUUID()}@example.org`, '--store', 'de'],
      answer: 'requestNumber',
      noted: 'privacy-request',
    },
    'privacy erase': { words: async () => [await email()], answer: 'outcome rows', noted: 'customer' },
    'privacy holds': {
      words: () => ['--hold', `${randomUUID()}@example.org`, '--reason', 'lawsuit 7'],
      answer: 'email heldSince reason',
      unknown: ['--release', NOTHING.email],
      noted: 'privacy-hold',
    },
    'consent show': {
      async words() {
        const id = randomUUID()
        const choices = { preferences: true, statistics: true, marketing: false }
        const decision = { id, version: 1, storeKey: 'sk', locale: 'sk-SK', hasPrivacySignal: false, choices } as const
        await recordConsent(context, { ...decision, text: undefined }, '192.0.2.1')
        return [id]
      },
      answer: 'choices decidedAt hasPrivacySignal id locale storeKey version',
      unknown: [NOTHING.id],
      noted: 'consent',
    },
    'recommendations compute': {
      words: () =>
        context.db
          .deleteFrom('recommendation')
          .execute()
          .then(() => []),
      answer: 'changed orders products visits',
      noted: 'recommendation',
    },
    'tracking erase': {
      async words() {
        const browserId = randomUUID()
        const event = { kind: 'event', id: randomUUID(), type: 'view_item', occurredAt: '2026-11-24T10:00:00.000Z' } as const
        await storeTracking(context, [{ ...event, locale: 'sk-SK', browserId, properties: {}, isForwarded: true }])
        return [browserId]
      },
      answer: 'erased',
      noted: 'tracking-event',
    },
    'searches top': {
      async words() {
        const search = { storeKey: 'sk', language: 'sk', total: 3, matchLevel: 1, place: 'results' } as const
        await recordSearchQueries(context, [{ ...search, id: randomUUID(), text: 'lis' }])
        return ['--days', '3']
      },
      answer: 'clicked language meanPosition searches text total',
      unknown: ['--store', 'xx'],
    },
    'searches without-results': { words: () => ['--store', 'sk'], answer: '', unknown: ['--store', 'xx'] },
    'stores export': { words: () => [newFile()], answer: 'bankDetails email key phone switches' },
    'stores import': {
      words: async () => {
        const file = newFile()
        const rows = JSON.parse(await run('stores', 'export', file, '--json')) as { key: string }[]
        const bankDetails = { accountOwner: 'Owner', institute: 'Bank', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' }
        const own = { phone: `+49 ${newName('1')}`, email: 'shop@example.com', bankDetails }
        return [newFile(rows.filter(({ key }) => key === 'de').map(row => ({ ...row, ...own })))]
      },
      answer: 'custom key',
      unknown: [newFile([{ key: 'xx' }])],
      noted: 'store',
    },
    'synonyms list': {
      words: async () => ['--language', (await aSynonym())[0]],
      answer: 'language means term',
    },
    'synonyms set': {
      words: () => ['de', newName('griller'), 'Kontaktgrill'],
      answer: 'language means term',
      noted: 'synonym',
    },
    'synonyms remove': {
      words: aSynonym,
      answer: 'language term',
      unknown: ['de', 'griller'],
      noted: 'synonym',
    },
    'synonyms export': {
      words: async () => {
        await aSynonym()
        return [newFile()]
      },
      answer: 'language means term',
    },
    'synonyms import': {
      words: () => [newFile([{ language: 'de', term: newName('backer'), means: ['Backofen'] }])],
      answer: 'changed given',
      unknown: ['/tmp/no-such-file.json'],
      noted: 'synonym',
    },
    'synonyms proposals': {
      async words() {
        const search = { storeKey: 'sk', language: 'sk', text: 'v tme', total: 0, matchLevel: 3, place: 'results' } as const
        await recordSearchQueries(
          context,
          Array.from({ length: 3 }, () => ({ ...search, id: randomUUID() })),
        )
        return ['--language', 'sk']
      },
      answer: 'language opened searches text',
    },
    'relations list': { words: () => aStoredRule().then(() => []), answer: RULE_VIEW },
    'relations show': { words: () => aStoredRule().then(() => [PRESS]), answer: 'rule skus', unknown: ['EX39999999'] },
    'relations export': { words: () => aStoredRule().then(() => [newFile()]), answer: RULE_VIEW },
    'relations import': {
      words: () => [newFile([aRule()])],
      answer: 'changed given products',
      unknown: ['/tmp/no-such-file.json'],
      noted: 'relation',
    },
    'relations remove': {
      words: async () => [await aStoredRule()],
      answer: 'key',
      unknown: ['no-such-rule'],
      noted: 'relation',
    },
    'redirections import': {
      words: () => [newFile([{ country: 'DE', source: `/${newName('old-')}/`, target: '/new/', code: 301 }])],
      answer: 'changed problems',
      unknown: ['/tmp/no-such-file.json'],
      noted: 'redirection',
    },
    'api-client create': {
      words: () => ['Price comparison'],
      answer: 'id name scopes secret',
      unknown: ['Price comparison', '--scopes', 'everything'],
      noted: 'api-client',
    },
    'audit list': { words: () => ['--limit', '5'], answer: 'lines' },
    'audit verify': { words: () => [], answer: 'broken hash lines', unknown: ['--hash', 'a'.repeat(64)] },
  }
}
