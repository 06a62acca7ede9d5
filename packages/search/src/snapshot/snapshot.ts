import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { VALUE_FACETS } from '../facets/columns.ts'
import { detach } from '../index/dictionary.ts'
import type { IndexParts } from '../index/index-parts.ts'
import { NamedThings } from '../index/named-things.ts'
import { sectionsOfShared, sectionsOfTexts, sharedOfSections, textsOfSections } from './index-sections.ts'
import { decodeSections, encodeSections, type Sections } from './sections.ts'

/**
 * Reads the snapshot of a folder; undefined where no usable one exists. Texts of a language that are
 * damaged are missing in it, and its cursor is empty then, so that it is filled again while it serves what is whole.
 */
export async function readSnapshot(folder: string): Promise<Snapshot | undefined> {
  const manifest = await orUndefined(async () => parseManifest(await readFile(join(folder, MANIFEST_FILE), 'utf8')))
  if (!manifest) return undefined
  const shared = await orUndefined(async () => sharedOfSections(await readSections(folder, manifest.shared)))
  if (!shared) return undefined
  const parts: Snapshot['parts'] = { ...shared, texts: new Map(), categoryNames: new Map() }
  const once = rememberTerms()
  let isComplete = true
  for (const [language, fileName] of Object.entries(manifest.texts)) {
    const texts = await orUndefined(async () => textsOfSections(await readSections(folder, fileName), once))
    isComplete &&= texts !== undefined
    if (!texts) continue
    parts.texts.set(language, texts.index)
    parts.categoryNames.set(language, texts.categoryNames)
  }
  return { parts, cursor: isComplete ? manifest.cursor : '' }
}

/** Languages share brands, amounts and many words: of 145,000 terms in 21 languages 55,000 are different. */
function rememberTerms(): (term: string) => string {
  const terms = new Map<string, string>()
  return term => {
    const known = terms.get(term)
    if (known !== undefined) return known
    const own = detach(term)
    terms.set(own, own)
    return own
  }
}

async function readSections(folder: string, fileName: string): Promise<Sections> {
  const content = await readFile(join(folder, fileName))
  if (!isWhole(fileName, content)) throw new Error(`${fileName} is damaged`)
  return decodeSections(content)
}

/** For whatever reason a file cannot be read, the index is filled again. */
async function orUndefined<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read()
  } catch {
    return undefined
  }
}

/** An index and the last change it knows of. */
interface Snapshot {
  readonly parts: IndexParts
  readonly cursor: string
}

/**
 * Keeps an index in a folder. Everything is laid out before the first file is written, so that the files fit together;
 * the manifest comes last, and files of before stay until it is there.
 */
export async function writeSnapshot(folder: string, { parts, cursor }: Snapshot): Promise<void> {
  const shared = namedContent('shared', encodeSections(sectionsOfShared(parts)))
  const texts = [...parts.texts].map(([language, index]) => {
    const categoryNames = parts.categoryNames.get(language) ?? new NamedThings()
    return { language, ...namedContent(language, encodeSections(sectionsOfTexts({ index, categoryNames }))) }
  })
  await mkdir(folder, { recursive: true })
  for (const { fileName, content } of [shared, ...texts]) await writeIfNew(join(folder, fileName), content)
  const manifest = {
    cursor,
    shared: shared.fileName,
    texts: Object.fromEntries(texts.map(({ language, fileName }) => [language, fileName])),
  }
  await writeWholeFile(join(folder, MANIFEST_FILE), formatManifest(manifest))
  await removeOthers(folder, new Set([MANIFEST_FILE, manifest.shared, ...Object.values(manifest.texts)]))
}

function namedContent(name: string, content: Buffer): { fileName: string; content: Buffer } {
  return { fileName: fileNameOf(name, content), content }
}

/** A file is named after its content: one that is there already has it. */
async function writeIfNew(path: string, content: Buffer): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (!isThere) await writeWholeFile(path, content)
}

async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(folder)) if (!kept.has(file)) await rm(join(folder, file), { force: true })
}

/**
 * Rises whenever an earlier snapshot could not be read any more, or when texts are taken apart differently. The facets that
 * products are indexed by are part of it, so that a new one is filled from the beginning.
 */
const VERSION = `7 ${JSON.stringify(VALUE_FACETS.map(({ name, kind, ...facet }) => ['source' in facet ? facet.source : kind, name]))}`
const MANIFEST_FILE = 'manifest.json'

/** Which files belong together, and what they know. */
interface Manifest {
  readonly cursor: string
  readonly shared: string
  /** Per language or locale. */
  readonly texts: Readonly<Record<string, string>>
}

/** Name of a file by its content, so that one with another content is noticed. */
function fileNameOf(name: string, content: Buffer): string {
  return `${name}.${checksumOf(content)}.search`
}

/** Whether a file has the content its name says. */
function isWhole(fileName: string, content: Buffer): boolean {
  return fileName.endsWith(`.${checksumOf(content)}.search`)
}

function formatManifest(manifest: Manifest): string {
  const body = JSON.stringify(manifest)
  return JSON.stringify({ version: VERSION, checksum: checksumOf(Buffer.from(body)), body })
}

/** Throws for a manifest that is damaged or of another version. */
function parseManifest(text: string): Manifest {
  const { version, checksum, body } = JSON.parse(text) as { version: string; checksum: string; body: string }
  if (version !== VERSION || checksum !== checksumOf(Buffer.from(body))) throw new Error('Not a manifest of this version')
  return JSON.parse(body) as Manifest
}

function checksumOf(content: Buffer): string {
  return crc32(content).toString(16).padStart(8, '0')
}

/** Writes a file that is afterwards there as a whole or not at all, even when the machine stops meanwhile. */
async function writeWholeFile(path: string, content: Buffer | string): Promise<void> {
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
  // The name is safe only when the folder is.
  const folder = await open(join(dirname(path)), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
