import type { CatalogueTables } from './tables/catalogue-tables.ts'
import type { CompanyTables } from './tables/company-tables.ts'
import type { CustomerTables } from './tables/customer-tables.ts'
import type { FulfilmentTables } from './tables/fulfilment-tables.ts'
import type { MailTables } from './tables/mail-tables.ts'
import type { OrderTables } from './tables/order-tables.ts'
import type { RecordTables } from './tables/record-tables.ts'

/** The tables, column by column, as the migrations make them: Kysely takes them as one type. */
export interface Tables
  extends CatalogueTables,
    CompanyTables,
    CustomerTables,
    FulfilmentTables,
    MailTables,
    OrderTables,
    RecordTables {}
