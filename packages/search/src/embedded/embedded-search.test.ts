import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { proveSearchContract } from '../testing/search-contract.fixtures.ts'
import { factsOfAll, offersOfAll, textsOf } from '../testing/small-shop.fixtures.ts'
import { openEmbeddedSearch } from './open-embedded-search.ts'

proveSearchContract('embedded in this thread', () => openEmbeddedSearch())

test('knows what was saved in its folder when it is opened again, and nothing in another one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'anvil-embedded-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const first = await openEmbeddedSearch({ snapshotFolder: join(folder, 'kept') })
  await first.applyFacts(factsOfAll())
  await first.applyOffers(offersOfAll())
  await first.applyTexts(textsOf('de'))
  await first.advance('7')
  await first.save()
  const known = await first.status()
  await first.close()
  const [again, other] = await Promise.all(
    ['kept', 'other'].map(name => openEmbeddedSearch({ snapshotFolder: join(folder, name) })),
  )
  expect(await again?.status()).toEqual(known)
  expect(known).toMatchObject({ appliedCursor: '7', documents: { de: textsOf('de').length } })
  expect(await other?.status()).toMatchObject({ appliedCursor: '', documents: {}, offers: {} })
  await Promise.all([again?.close(), other?.close()])
})
