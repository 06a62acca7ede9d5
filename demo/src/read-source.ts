import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@shop/domain/market'
import { completeFamily } from './complete-family.ts'
import type { DemoReview, FamilyFile, LanguageTexts, Source } from './source-types.ts'

export type { Source } from './source-types.ts'

const root = new URL('..', import.meta.url)

/** Reads the files of the demo shop, in all languages. Throws with the name of a file that is missing or not JSON. */
export async function readSource(): Promise<Source> {
  const familyFiles = await jsonFilesIn('catalogue/families/')
  const files = await Promise.all(familyFiles.map(name => readJson<FamilyFile>(`catalogue/families/${name}`)))
  const families = files.map(completeFamily)
  const keys = families.map(({ key }) => key)
  const texts = await Promise.all(LANGUAGES.map(async language => [language, await readTexts(language, keys)] as const))
  return {
    attributes: await readJson('catalogue/attributes.json'),
    categories: await readJson('catalogue/categories.json'),
    families,
    guarantees: await readJson('catalogue/guarantees.json'),
    relations: await readJson('catalogue/relations.json'),
    hazards: await readJson('catalogue/hazards.json'),
    reviews: await readReviews(),
    pictures: await readJson('pictures/manifest.json'),
    films: await readJson('pictures/films.json'),
    texts: Object.fromEntries(texts) as Source['texts'],
  }
}

async function readTexts(language: Language, families: readonly string[]): Promise<LanguageTexts> {
  const folder = `texts/${language}`
  const familyTexts = families.map(async key => [key, await readJson(`${folder}/families/${key}.json`)] as const)
  return {
    attributes: await readJson(`${folder}/attributes.json`),
    categories: await readJson(`${folder}/categories.json`),
    families: Object.fromEntries(await Promise.all(familyTexts)) as LanguageTexts['families'],
    guarantees: await readJson(`${folder}/guarantees.json`),
    seconds: await readJson(`${folder}/seconds.json`),
    relations: await readJson(`${folder}/relations.json`),
    reviews: await readJson(`${folder}/reviews.json`),
  }
}

async function readReviews(): Promise<DemoReview[]> {
  const files = await jsonFilesIn('reviews/')
  return (await Promise.all(files.map(name => readJson<DemoReview[]>(`reviews/${name}`)))).flat()
}

async function jsonFilesIn(folder: string): Promise<string[]> {
  return (await readdir(new URL(folder, root))).filter(name => name.endsWith('.json')).sort()
}

async function readJson<T>(path: string): Promise<T> {
  const text = await readFile(new URL(path, root), 'utf8').catch(error => {
    throw new Error(`demo/${path} cannot be read`, { cause: error })
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`demo/${path} is not JSON`, { cause: error })
  }
}

const repository = fileURLToPath(new URL('../../', import.meta.url))
/** The texts and figures of the demo shop, and the code that makes products of them. */
const SOURCES = ['demo/catalogue', 'demo/texts', 'demo/reviews', 'demo/pictures/manifest.json', 'demo/src', 'packages/domain/src']
const READ = /\.(?:json|ts)$/
const TESTS = /\.(?:test|fixtures)\.ts$/

/**
 * A hash over every file that has a say in what the demo shop is, so that nothing needs to be built to see whether it
 * changed. Another version of a library is not noticed.
 */
export async function hashSource(): Promise<string> {
  const files = (await Promise.all(SOURCES.map(filesBelow))).flat().sort()
  const contents = await Promise.all(files.map(file => readFile(join(repository, file))))
  const hash = createHash('sha256')
  for (const [index, content] of contents.entries()) hash.update(`${files[index]} ${content.length}\n`).update(content)
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  if (READ.test(path)) return [path]
  const entries = await readdir(join(repository, path), { recursive: true })
  const files = entries.map(entry => `${path}/${entry.replaceAll('\\', '/')}`)
  return files.filter(file => READ.test(file) && !TESTS.test(file))
}
