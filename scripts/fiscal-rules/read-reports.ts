import { DomUtils, parseDocument } from 'htmlparser2'

/** A rule that a file breaks, with its text. */
export interface BrokenRule {
  readonly rule: string
  readonly text: string
}

/** What a report of Schematron (SVRL) found, warnings too. Throws for a text that is no such report. */
export function readSchematronReport(xml: string): BrokenRule[] {
  const document = parseDocument(xml, { xmlMode: true })
  const named = (name: string) => DomUtils.getElementsByTagName(name, document, true)
  // A report of rules of which none applied would look like one of a sound file.
  if (named('svrl:fired-rule').length === 0) throw new Error('None of the rules was applied')
  return [...named('svrl:failed-assert'), ...named('svrl:successful-report')].map(found => ({
    rule: found.attribs.id ?? found.attribs.test ?? 'a rule without a name',
    text: DomUtils.textContent(found).trim().replace(/\s+/g, ' '),
  }))
}

interface PdfJob {
  readonly itemDetails: { readonly name: string }
  readonly validationResult?: readonly {
    readonly compliant: boolean
    readonly details: {
      readonly ruleSummaries?: readonly { readonly clause: string; readonly testNumber: number; readonly description: string }[]
    }
  }[]
}

/** What veraPDF found, by the name of each file. Throws for a file that it could not read. */
export function readPdfReport(json: string): Map<string, BrokenRule[]> {
  const { jobs } = (JSON.parse(json) as { report: { jobs: readonly PdfJob[] } }).report
  return new Map(
    jobs.map(({ itemDetails: { name: path }, validationResult: [result] = [] }) => {
      const name = path.slice(path.lastIndexOf('/') + 1)
      if (!result) throw new Error(`veraPDF could not read ${name}`)
      const broken = (result.details.ruleSummaries ?? []).map(({ clause, testNumber, description }) => {
        return { rule: `${clause}-${testNumber}`, text: description }
      })
      const isTold = result.compliant || broken.length > 0
      return [name, isTold ? broken : [{ rule: 'PDF/A-3b', text: 'is not met' }]]
    }),
  )
}
