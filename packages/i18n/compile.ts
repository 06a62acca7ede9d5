import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@shop/domain/market'
import { type CompiledCatalogues, compileCatalogues, readMessages } from './src/compile/compile-catalogues.ts'
import { MESSAGE_PARTS, type MessagePart, partOfMessage } from './src/compile/message-parts.ts'

const messages = path.join(import.meta.dirname, 'messages')
const generated = path.join(import.meta.dirname, 'src/generated')

function writeGenerated({ catalogues, args }: CompiledCatalogues): void {
  mkdirSync(generated, { recursive: true })
  const write = (file: string, text: string) =>
    writeIfDifferent(path.join(generated, file), `// Generated from messages/*.json; do not edit.\n${text}`)
  const writeCatalogue = (file: string, catalogue: object) =>
    write(
      file,
      `import type { MessageCatalogue } from '../translate.ts'\n\nexport const messages: MessageCatalogue = ${JSON.stringify(catalogue)}\n`,
    )
  for (const [name, catalogue] of Object.entries(catalogues))
    for (const part of MESSAGE_PARTS)
      writeCatalogue(
        `${prefixOf(part)}${name}.ts`,
        Object.fromEntries(Object.entries(catalogue).filter(([key]) => partOfMessage(key) === part)),
      )
  const types = Object.entries(args).map(([key, kinds]) => {
    const fields = Object.entries(kinds).map(([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string | number'}`)
    return `  '${key}': { ${fields.join('; ')} }`
  })
  write(
    'keys.ts',
    `/** Every message with its arguments. */\nexport type MessageArguments = {\n${types.join('\n')}\n}\n\nexport type MessageKey = keyof MessageArguments\n`,
  )
  for (const part of MESSAGE_PARTS) {
    const loaders = Object.keys(catalogues).map(
      name => `  '${name}': async () => (await import('./${prefixOf(part)}${name}.ts')).messages,`,
    )
    write(`${part}-loaders.ts`, LOADERS_TEMPLATE.replace('LOADERS', loaders.join('\n')))
  }
  write('locales.ts', LOCALES_TEMPLATE.replace('LOCALES', JSON.stringify(LOCALES)))
}

/** What the files of a part are called, besides the locale; those of pages by that alone. */
function prefixOf(part: MessagePart): string {
  return part === 'page' ? '' : `${part}-`
}

/** A development server that watches the files must not reload what did not change. */
function writeIfDifferent(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

const LOADERS_TEMPLATE = `import type { Language } from '@shop/domain/market'
import type { MessageCatalogue } from '../translate.ts'

type Loader = () => Promise<MessageCatalogue>

/** Catalogues by language, and by locale where it differs from its language: one chunk each (API-49). */
export const loaders: Readonly<Record<Language, Loader> & Record<string, Loader | undefined>> = {
LOADERS
}
`

const LOCALES_TEMPLATE = `/** The locales of the shop, written here so that pages need no table of markets to know them. */
export const locales: readonly string[] = LOCALES
`

try {
  const { languages, locales } = readMessages(messages)
  writeGenerated(compileCatalogues(languages, 'en', locales))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
