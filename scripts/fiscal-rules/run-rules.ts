import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { type BrokenRule, readPdfReport, readSchematronReport } from './read-reports.ts'
import { type RuleSets, SCHEMAS, SCHEMATRONS } from './rule-sets.ts'

/** What a file breaks. */
export interface Violation extends BrokenRule {
  /** Name of the rules. */
  readonly rules: string
  readonly file: string
}

/** Every XML file of a folder by a set of Schematron rules, in one start of Java. Throws where the rules could not be run. */
export async function runSchematron(sets: RuleSets, rules: keyof typeof SCHEMATRONS, folder: string): Promise<Violation[]> {
  const reports = `${folder}-reports`
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)
  const stylesheet = join(sets.rules, SCHEMATRONS[rules])
  await runJava(['-cp', sets.saxon, 'net.sf.saxon.Transform', `-s:${folder}`, `-xsl:${stylesheet}`, `-o:${reports}`])
  return readdirSync(folder).flatMap(file => {
    const broken = readSchematronReport(readFileSync(join(reports, file), 'utf8'))
    return broken.map(rule => ({ rules, file, ...rule }))
  })
}

/** Every XML file of a folder by the schema of its root. */
export function runSchemas(sets: RuleSets, folder: string): Violation[] {
  xmlRegisterFsInputProviders()
  const schemas = new Map<string, (xml: XmlDocument) => void>()
  const schemaOf = (root: string) => {
    const known = schemas.get(root)
    if (known) return known
    const path = join(sets.rules, SCHEMAS[root as keyof typeof SCHEMAS])
    const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(path), { url: pathToFileURL(path).href }))
    const check = (xml: XmlDocument) => validator.validate(xml)
    schemas.set(root, check)
    return check
  }
  return readdirSync(folder).flatMap(file => {
    const xml = XmlDocument.fromBuffer(readFileSync(join(folder, file)))
    try {
      schemaOf(xml.root.name)(xml)
      return []
    } catch (error) {
      return [{ rules: 'XML schema', file, rule: xml.root.name, text: String(error) }]
    } finally {
      xml.dispose()
    }
  })
}

/** Every PDF of a folder as PDF/A-3b, by veraPDF. */
export async function runPdfRules(sets: RuleSets, folder: string): Promise<Violation[]> {
  const main = 'org.verapdf.apps.GreenfieldCliWrapper'
  // veraPDF ends with 1 where a file is no PDF/A.
  const report = await runJava(['-cp', sets.verapdf, main, '--flavour', '3b', '--format', 'json', folder], [0, 1])
  const files = readPdfReport(report)
  const missing = readdirSync(folder).filter(file => !files.has(file))
  if (missing.length > 0) throw new Error(`veraPDF did not look at ${missing.join(', ')}`)
  return [...files].flatMap(([file, broken]) => broken.map(rule => ({ rules: 'PDF/A-3b by veraPDF', file, ...rule })))
}

/** The output of a Java program. Throws with the end of its errors where it ends with another code than these. */
function runJava(args: readonly string[], codes: readonly number[] = [0]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const child = spawn('java', ['-Xmx1g', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  child.on('error', reject)
  child.on('close', code => {
    if (code !== null && codes.includes(code)) resolve(output)
    else reject(new Error(`java ended with ${code}: ${errors.slice(-2000)}`))
  })
  return promise
}
