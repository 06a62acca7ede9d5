import { proveSearchContract } from '../testing/search-contract.fixtures.ts'
import { openEmbeddedSearch } from './index.ts'

proveSearchContract('embedded in this thread', () => openEmbeddedSearch())
