import { proveSearchContract } from '../testing/search-contract.fixtures.ts'
import { openEmbeddedSearch } from './open-embedded-search.ts'

proveSearchContract('embedded in this thread', () => openEmbeddedSearch())
