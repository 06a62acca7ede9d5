import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@shop/domain/market'
import { type CompiledCatalogues, compileCatalogues, type MessageSource } from './src/compile/index.ts'

const messages = path.join(import.meta.dirname, 'messages')
const generated = path.join(import.meta.dirname, 'src/generated')

/** The messages of every language; a missing file is an empty one, so that the report names all that is missing. */
function readSources(): Record<string, MessageSource> {
  const read = (language: string): MessageSource => {
    const file = path.join(messages, `${language}.json`)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MessageSource) : {}
  }
  return Object.fromEntries(LANGUAGES.map(language => [language, read(language)]))
}

function writeGenerated({ catalogues, args }: CompiledCatalogues): void {
  mkdirSync(generated, { recursive: true })
  const write = (file: string, text: string) =>
    writeFileSync(path.join(generated, file), `// Generated from messages/*.json; do not edit.\n${text}`)
  for (const [language, catalogue] of Object.entries(catalogues)) {
    write(
      `${language}.ts`,
      `import type { MessageCatalogue } from '../message-nodes.ts'\n\nexport const messages: MessageCatalogue = ${JSON.stringify(catalogue)}\n`,
    )
  }
  const types = Object.entries(args).map(([key, kinds]) => {
    const fields = Object.entries(kinds).map(([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string | number'}`)
    return `  '${key}': { ${fields.join('; ')} }`
  })
  write(
    'keys.ts',
    `/** Every message with its arguments. */\nexport type MessageArguments = {\n${types.join('\n')}\n}\n\nexport type MessageKey = keyof MessageArguments\n`,
  )
  const loaders = Object.keys(catalogues).map(
    language => `  ${language}: async () => (await import('./${language}.ts')).messages,`,
  )
  write(
    'load-messages.ts',
    `import type { Language } from '@shop/domain/market'\nimport type { MessageCatalogue } from '../message-nodes.ts'\n\nconst loaders: Record<Language, () => Promise<MessageCatalogue>> = {\n${loaders.join('\n')}\n}\n\n/** The messages of a language, loaded when first asked for: one chunk each (API-49). */\nexport function loadMessages(language: Language): Promise<MessageCatalogue> {\n  return loaders[language]()\n}\n`,
  )
}

try {
  writeGenerated(compileCatalogues(readSources(), 'en'))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
