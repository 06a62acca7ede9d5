import { randomUUID } from 'node:crypto'
import type { EngineContext } from '@shop/engine/database'
import { recordSearchQueries } from '@shop/engine/search'
import { PRESS } from '@shop/engine/testing'
import { startFakeOpenSearch } from '@shop/search/testing'
import { onTestFinished, vi } from 'vitest'
import type { CommandCase } from './command-case.fixtures.ts'
import type { Subjects } from './subjects.fixtures.ts'

const RULE_VIEW = 'base comparisons isRequired key kind reason related'

/** How the commands on what is found by which words, and on what fits what, are tried. */
export function findingCases(context: EngineContext, subjects: Subjects): Readonly<Record<string, CommandCase>> {
  const { newFile, newName, run } = subjects
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
  return {
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
    'search rebuild': {
      async words() {
        const cluster = await startFakeOpenSearch()
        vi.stubEnv('OPENSEARCH_URL', cluster.url)
        onTestFinished(async () => {
          vi.unstubAllEnvs()
          await cluster.close()
        })
        return []
      },
      answer: 'documents',
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
  }
}
