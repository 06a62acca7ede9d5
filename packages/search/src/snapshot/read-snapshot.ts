import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isWhole, MANIFEST_FILE, parseManifest } from './manifest.ts'
import { decodeSections, type Sections } from './sections.ts'
import { sharedOfSections } from './shared-sections.ts'
import { textsOfSections } from './text-sections.ts'
import type { Snapshot } from './write-snapshot.ts'

/**
 * Reads the snapshot of a folder; undefined where there is none, or none that can be used. Texts of a language that are
 * damaged are missing in it, and its cursor is empty then, so that it is filled anew while it serves what is whole.
 */
export async function readSnapshot(folder: string): Promise<Snapshot | undefined> {
  const manifest = await orUndefined(async () => parseManifest(await readFile(join(folder, MANIFEST_FILE), 'utf8')))
  if (!manifest) return undefined
  const shared = await orUndefined(async () => sharedOfSections(await readSections(folder, manifest.shared)))
  if (!shared) return undefined
  const parts: Snapshot['parts'] = { ...shared, texts: new Map(), categoryNames: new Map() }
  let isComplete = true
  for (const [language, fileName] of Object.entries(manifest.texts)) {
    const texts = await orUndefined(async () => textsOfSections(await readSections(folder, fileName)))
    isComplete &&= texts !== undefined
    if (!texts) continue
    parts.texts.set(language, texts.index)
    parts.categoryNames.set(language, texts.categoryNames)
  }
  return { parts, cursor: isComplete ? manifest.cursor : '' }
}

async function readSections(folder: string, fileName: string): Promise<Sections> {
  const content = await readFile(join(folder, fileName))
  if (!isWhole(fileName, content)) throw new Error(`${fileName} is damaged`)
  return decodeSections(content)
}

/** Whatever keeps a file from being read, the index is filled anew. */
async function orUndefined<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read()
  } catch {
    return undefined
  }
}
