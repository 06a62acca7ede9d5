import { randomUUID } from 'node:crypto'
import { aCustomerDraft } from '../../packages/engine/src/testing/shop.fixtures.ts'
