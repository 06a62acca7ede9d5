import { access, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { IndexParts } from '../embedded/embedded-index.ts'
import { NamedThings } from '../index/named-things.ts'
import { fileNameOf, formatManifest, MANIFEST_FILE } from './manifest.ts'
import { encodeSections } from './sections.ts'
import { sectionsOfShared } from './shared-sections.ts'
import { sectionsOfTexts } from './text-sections.ts'
import { writeWholeFile } from './write-whole-file.ts'

/** An index and the last change it knows of. */
export interface Snapshot {
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
