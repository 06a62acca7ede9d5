import { readdir, readFile } from 'node:fs/promises'
import { LANGUAGES, type Language } from '@shop/domain/market'
import { completeFamily } from './complete-family.ts'
import type { FamilyFile, LanguageTexts, ReviewSource, Source } from './source-types.ts'

export type { Source } from './source-types.ts'

const root = new URL('../', import.meta.url)

/** Reads the files of the demo shop, in all languages. Throws with the name of a file that is missing or no JSON. */
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
    reviews: await readJson(`${folder}/reviews.json`),
  }
}

async function readReviews(): Promise<ReviewSource[]> {
  const files = await jsonFilesIn('reviews/')
  return (await Promise.all(files.map(name => readJson<ReviewSource[]>(`reviews/${name}`)))).flat()
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
    throw new Error(`demo/${path} is no JSON`, { cause: error })
  }
}
