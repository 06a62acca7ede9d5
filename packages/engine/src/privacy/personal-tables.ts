import { COMPANY_TABLES } from './company-tables.ts'
import { CUSTOMER_TABLES } from './customer-tables.ts'
import { ORDER_TABLES } from './order-tables.ts'
import type { PersonalTable } from './personal-table.ts'
import { SAID_TABLES } from './said-tables.ts'

/**
 * Every table with data of people, in the order in which an erasure goes through them: what points at others first. Each column of
 * the database stands here or in `SHOP_TABLES`; a test fails for one that is in neither.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [...SAID_TABLES, ...COMPANY_TABLES, ...ORDER_TABLES, ...CUSTOMER_TABLES]
