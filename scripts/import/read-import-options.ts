import { parseArgs } from 'node:util'
import { isLanguage, LANGUAGES, type Language } from '@shop/domain/market'
import { CURRENCIES, type CurrencyCode } from '@shop/domain/money'

/** Options of an import. */
export type ImportOptions = {
  readonly files: readonly string[]
  /** Of texts that do not say theirs. */
  readonly language: Language
  readonly dryRun: boolean
  readonly restart: boolean
  readonly overwritesStock: boolean
  /** File that says what becomes of attributes; a dry run proposes one. */
  readonly mapping?: string
  /** Whether new customers get the mail by which a password is chosen. */
  readonly isInviting: boolean
  /** Where the report goes instead of next to the file. */
  readonly report?: string
} & ({ readonly format: 'shopify'; readonly currency: CurrencyCode } | { readonly format: 'commercetools' })

/** How the command is used. */
export const IMPORT_USAGE = `npm run import -- --format shopify|commercetools FILE... [options]

  --format FORMAT    shopify: its CSV of products, collections, inventory, redirects or customers
                     commercetools: its CSV of products, categories or inventory, or JSON of these and of customers
  --currency CODE    Shopify: the currency of its prices, such as EUR
  --language CODE    the language of texts that do not say theirs, such as de (Shopify: needed; commercetools: en)
  --mapping PATH     what becomes of attributes whose values do not fit those of the shop; --dry-run proposes one (FILE.mapping.json)
  --dry-run          reads and checks everything, writes nothing
  --stock            overwrites the stock of variants that have one; without it their stock stays
  --invite           sends every new customer the mail by which a password is chosen
  --report PATH      where rows that were not taken over are written (FILE.report.csv)
  --restart          starts from scratch instead of going on where an interrupted import of the same file ended

What becomes of what: docs/importing.md. Works on DATABASE_URL, else on the shop in DATA_DIR (.data), running or not.
Ends with 0, with 2 where rows were refused, with 1 where a file could not be imported at all.`

/** Reads the command line. Throws with one line that says what is wrong; undefined: help is wanted. */
export function readImportOptions(args: readonly string[]): ImportOptions | undefined {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) return undefined
  const { values, positionals } = parse(args)
  const { format, currency, language, report, mapping } = values
  if (format !== 'shopify' && format !== 'commercetools')
    throw new Error(
      format === undefined
        ? '--format is missing: shopify or commercetools'
        : `--format ${format} is not one of shopify, commercetools`,
    )
  if (positionals.length === 0) throw new Error('no file is named')
  if (report !== undefined && positionals.length > 1) throw new Error('--report is for one file; import the files one by one')
  if (report === '') throw new Error('--report is empty')
  const common = {
    files: [...new Set(positionals)],
    dryRun: values['dry-run'],
    restart: values.restart,
    overwritesStock: values.stock,
    isInviting: values.invite,
    ...(report === undefined ? {} : { report }),
    ...(mapping === undefined ? {} : { mapping }),
  }
  if (format === 'commercetools') {
    if (currency !== undefined) throw new Error('--currency is for Shopify; prices of commercetools say theirs')
    return { ...common, format, language: languageFrom(language ?? 'en') }
  }
  if (currency === undefined) throw new Error('--currency is missing: a Shopify file does not say it, such as --currency EUR')
  if (!isCurrency(currency)) throw new Error(`--currency ${currency} is not one of ${Object.keys(CURRENCIES).join(', ')}`)
  if (language === undefined) throw new Error('--language is missing: a Shopify file does not say it, such as --language de')
  return { ...common, format, currency, language: languageFrom(language) }
}

function languageFrom(text: string): Language {
  if (!isLanguage(text)) throw new Error(`--language ${text} is not one of ${LANGUAGES.join(', ')}`)
  return text
}

function isCurrency(text: string): text is CurrencyCode {
  return Object.hasOwn(CURRENCIES, text)
}

function parse(args: readonly string[]) {
  const options = {
    format: { type: 'string' },
    currency: { type: 'string' },
    language: { type: 'string' },
    report: { type: 'string' },
    mapping: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    restart: { type: 'boolean', default: false },
    stock: { type: 'boolean', default: false },
    invite: { type: 'boolean', default: false },
  } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    // The first sentence says what is wrong; the others are advice for programmers.
    throw new Error(error instanceof Error ? error.message.split(/\. |\n/)[0] : String(error), { cause: error })
  }
}
