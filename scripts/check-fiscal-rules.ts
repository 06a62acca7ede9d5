// Writes invoices and credit notes of every kind and locale, and checks them by the official rules: npm run check-fiscal-rules
//   npm run check-fiscal-rules -- --folder /tmp/documents   keeps the files there
// Needs Java 17 or later, and Maven once, to fetch the rules into DATA_DIR; nothing else of the shop needs them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withPeppolAddresses } from '@shop/domain/fiscal'
import { PROFILES, writeCii, writeUbl } from '@shop/fiscal'
import { writePdf } from '@shop/fiscal/pdf'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { readPdfFonts } from '@shop/pdf'
import { openRuleSets } from './fiscal-rules/rule-sets.ts'
import { runPdfRules, runSchemas, runSchematron, type Violation } from './fiscal-rules/run-rules.ts'
import { type SampleDocument, sampleDocuments } from './fiscal-rules/sample-documents.ts'
import { endWithMessage } from './run/end-with-message.ts'

const FORMS = ['zugferd', 'xrechnung', 'xrechnung-ubl', 'peppol', 'pdf'] as const

/** Which files follow which rules; one program runs at a time. */
const CHECKS = [
  ['ZUGFeRD 2.5, profile EN 16931', 'zugferd'],
  ['EN 16931 1.3.16, CII', 'xrechnung'],
  ['XRechnung 3.0, CII', 'xrechnung'],
  ['EN 16931 1.3.16, UBL', 'xrechnung-ubl'],
  ['XRechnung 3.0, UBL', 'xrechnung-ubl'],
  ['EN 16931 1.3.16, UBL', 'peppol'],
  ['Peppol BIS Billing 2026.5', 'peppol'],
] as const

/** Rules that say which currencies there are. */
const RULES_OF_CURRENCIES: ReadonlySet<string> = new Set([
  'BR-CL-03',
  'BR-CL-04',
  'FX-SCH-A-000595',
  'FX-SCH-A-000606',
  'PEPPOL-EN16931-CL007',
])

await endWithMessage(async () => {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } })
  const data = join(resolve(process.env.DATA_DIR || '.data'), 'fiscal-rules')
  const sets = await openRuleSets(data)
  const folder = values.folder === undefined ? mkdtempSync(join(data, 'files-')) : resolve(values.folder)
  try {
    const documents = sampleDocuments()
    await writeFiles(folder, documents)
    const of = (form: (typeof FORMS)[number]) => join(folder, form)
    console.log(`${documents.length} documents are written, in ${FORMS.length} forms`)
    const violations = FORMS.filter(form => form !== 'pdf').flatMap(form => runSchemas(sets, of(form)))
    for (const [rules, form] of CHECKS) {
      console.log(`by ${rules}`)
      violations.push(...(await runSchematron(sets, rules, of(form))))
    }
    console.log('by PDF/A-3b')
    violations.push(...(await runPdfRules(sets, of('pdf'))))
    const [expected, others] = [violations.filter(isOfLev), violations.filter(violation => !isOfLev(violation))]
    tell(others)
    if (expected.length > 0)
      console.log(
        `Bulgaria: the shop sells in lev, which the lists of currencies do not have since 2026: ${expected.length} violations`,
      )
    if (others.length > 0) throw new Error(`${others.length} violations in the files of ${documents.length} documents`)
    console.log(`${documents.length} documents are as the official rules want them, as XML in both syntaxes and as PDF/A-3`)
  } finally {
    if (values.folder === undefined) rmSync(folder, { recursive: true, force: true })
  }
})

/** Every document in every form in which the shop hands it out. */
async function writeFiles(folder: string, documents: readonly SampleDocument[]): Promise<void> {
  for (const form of FORMS) mkdirSync(join(folder, form), { recursive: true })
  const fonts = readPdfFonts()
  for (const { name, document } of documents) {
    const cii = writeCii(document, PROFILES.facturX)
    const t = createTranslate(document.locale, await loadMessages(document.locale))
    writeFileSync(join(folder, 'zugferd', `${name}.xml`), cii)
    writeFileSync(join(folder, 'xrechnung', `${name}.xml`), writeCii(document, PROFILES.xrechnung))
    writeFileSync(join(folder, 'xrechnung-ubl', `${name}.xml`), writeUbl(document, PROFILES.xrechnung))
    writeFileSync(join(folder, 'pdf', `${name}.pdf`), await writePdf(document, Buffer.from(cii), { fonts, t }))
    const routed = withPeppolAddresses(document)
    if (routed) writeFileSync(join(folder, 'peppol', `${name}.xml`), writeUbl(routed, PROFILES.peppol))
  }
}

/** Whether all that is wrong is that amounts are in lev, as the market of Bulgaria has it (MKT-14). */
function isOfLev({ rule, file }: Violation): boolean {
  return file.startsWith('bg-BG-') && RULES_OF_CURRENCIES.has(rule)
}

/** Violations by rule, each with how many files break it and one of them. */
function tell(violations: readonly Violation[]): void {
  for (const [key, found] of Map.groupBy(violations, ({ rules, rule }) => `${rules}: ${rule}`)) {
    const [first] = found
    console.log(`${key}, ${found.length} times, such as in ${first?.file}: ${first?.text}`)
  }
}
