import { CommerceError } from '@shop/domain/error'
import { LANGUAGE_NAMES } from '@shop/domain/market'
import type { EngineContext } from '@shop/engine/database'
import { ImportFileError } from '@shop/importers'
import { type FileResult, importFile } from './import-file.ts'
import { IMPORT_USAGE, type ImportOptions, readImportOptions } from './read-import-options.ts'

/** What the command line works with. */
interface ImportCommandSurroundings {
  /** Does work on the shop's database; opened only for options that were understood. */
  readonly onDatabase: <T>(work: (context: EngineContext) => Promise<T>) => Promise<T>
  readonly write: (line: string) => void
  readonly signal?: AbortSignal
  readonly batchSize?: number
}

const INTERRUPTED = 130

/** Imports files one after the other. Returns the exit code; throws one line for options that cannot be used. */
export async function runImport(args: readonly string[], surroundings: ImportCommandSurroundings): Promise<number> {
  const options = readOptions(args)
  const { write } = surroundings
  if (!options) {
    write(IMPORT_USAGE)
    return 0
  }
  return surroundings.onDatabase(async context => {
    let code = 0
    for (const file of options.files) {
      write(headingOf(file, options))
      const result = await importOrSay(file, options, { ...surroundings, context })
      if (result === undefined) code = 1
      else if (result.isInterrupted) {
        write('interrupted; start the same command again to go on')
        return INTERRUPTED
      } else if (result.refused > 0 && code === 0) code = 2
    }
    return code
  })
}

function readOptions(args: readonly string[]): ImportOptions | undefined {
  try {
    return readImportOptions(args)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason}; how to use it: npm run import -- --help`, { cause: error })
  }
}

async function importOrSay(
  file: string,
  options: ImportOptions,
  surroundings: Parameters<typeof importFile>[2],
): Promise<FileResult | undefined> {
  try {
    return await importFile(file, options, surroundings)
  } catch (error) {
    if (!(error instanceof ImportFileError || error instanceof CommerceError)) throw error
    surroundings.write(`${file}: ${error.message}`)
    return undefined
  }
}

function headingOf(file: string, options: ImportOptions): string {
  const said = options.format === 'shopify' ? `, prices in ${options.currency}` : ''
  const mode = options.dryRun ? 'dry run, nothing is written: ' : ''
  return `${mode}${file} (${options.format}, texts in ${LANGUAGE_NAMES[options.language]}${said})`
}
