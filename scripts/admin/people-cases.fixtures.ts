import type { EngineContext } from '@shop/engine/database'
import { type CommandCase, NOTHING } from './command-case.fixtures.ts'
import type { Subjects } from './subjects.fixtures.ts'

/** How the commands on customers, companies, their groups and what they are promised are tried. */
export function peopleCases(context: EngineContext, subjects: Subjects): Readonly<Record<string, CommandCase>> {
  const { aCustomer, anOrder, aCompany, newName, run } = subjects
  const email = async () => (await aCustomer()).email
  const noCustomer = [NOTHING.email]
  const roles = ['--roles', 'buyer'] as const
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
  }
}
