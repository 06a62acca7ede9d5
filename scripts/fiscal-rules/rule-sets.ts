import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What the official rules and the programs that run them come in, by their names on Maven Central. */
const ARTIFACTS = [
  // Schematron of EN 16931 (CEN) and of Peppol BIS Billing, compiled.
  'com.helger.phive.rules:phive-rules-en16931:4.3.7',
  'com.helger.phive.rules:phive-rules-peppol:4.3.7',
  // Schemas and Schematron of ZUGFeRD 2.5 / Factur-X 1.09, Schematron of XRechnung 3.0, schemas of UBL 2.1.
  'org.mustangproject:validator:2.25.0',
  'net.sf.saxon:Saxon-HE:12.10',
  'org.xmlresolver:xmlresolver:5.3.3',
  'org.verapdf.apps:cli:1.30.2',
] as const

const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1'
/** What is taken out of the archives as files. */
const UNPACKED = [
  'external/schematron/1.3.16/**',
  'external/schematron/openpeppol/2026.5/**',
  'schema/ZF_250/EN16931/**',
  'schema/UBL_21/**',
  'xslt/ZF_250/FACTUR-X_EN16931*',
  'xslt/XR_30/**',
]

/** Rules by Schematron, by what they are for; paths in the folder of the rules. */
export const SCHEMATRONS = {
  'ZUGFeRD 2.5, profile EN 16931': 'xslt/ZF_250/FACTUR-X_EN16931.xslt',
  'EN 16931 1.3.16, CII': 'external/schematron/1.3.16/cii/EN16931-CII-validation.xslt',
  'EN 16931 1.3.16, UBL': 'external/schematron/1.3.16/ubl/EN16931-UBL-validation.xslt',
  'XRechnung 3.0, CII': 'xslt/XR_30/XRechnung-CII-validation.xslt',
  'XRechnung 3.0, UBL': 'xslt/XR_30/XRechnung-UBL-validation.xslt',
  'Peppol BIS Billing 2026.5': 'external/schematron/openpeppol/2026.5/xslt/PEPPOL-EN16931-UBL.xslt',
} as const

/** Schemas, by the name of the root they are for. */
export const SCHEMAS = {
  CrossIndustryInvoice: 'schema/ZF_250/EN16931/FACTUR-X_EN16931.xsd',
  Invoice: 'schema/UBL_21/maindoc/UBL-Invoice-2.1.xsd',
  CreditNote: 'schema/UBL_21/maindoc/UBL-CreditNote-2.1.xsd',
} as const

/** Where the rules and their programs are. */
export interface RuleSets {
  readonly rules: string
  /** Class paths. */
  readonly saxon: string
  readonly verapdf: string
}

/**
 * The official rules, in a folder for good: they are fetched once, from Maven Central alone. Throws with what is missing on a machine
 * without Java 17 or Maven.
 */
export async function openRuleSets(folder: string): Promise<RuleSets> {
  await requireProgram(
    'java',
    '-version',
    'Java 17 or later runs the official rules: install it, such as the package openjdk-17-jre-headless',
  )
  const key = createHash('sha256')
    .update(JSON.stringify([ARTIFACTS, UNPACKED]))
    .digest('hex')
    .slice(0, 12)
  const kept = join(folder, key)
  if (!existsSync(kept)) await fetchRules(kept)
  const jars = readdirSync(join(kept, 'jars'))
  const classPath = (...names: readonly string[]) =>
    jars
      .filter(jar => names.some(name => jar.startsWith(`${name}-`)))
      .map(jar => join(kept, 'jars', jar))
      .join(delimiter)
  return { rules: join(kept, 'rules'), saxon: classPath('Saxon-HE', 'xmlresolver'), verapdf: classPath('cli') }
}

async function fetchRules(kept: string): Promise<void> {
  await requireProgram('mvn', '-version', 'Maven fetches the official rules once: install it, such as the package maven')
  console.log(`fetching the official rules, 30 MB, into ${kept}`)
  const folder = `${kept}.part`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'pom.xml'), pomOf(ARTIFACTS))
  writeFileSync(join(folder, 'settings.xml'), SETTINGS)
  const maven = (...args: readonly string[]) => run('mvn', ['-B', '-q', '-s', 'settings.xml', ...args], { cwd: folder })
  try {
    await maven(`${PLUGIN}:copy-dependencies`, '-DoutputDirectory=jars')
    await maven(`${PLUGIN}:unpack-dependencies`, '-DoutputDirectory=rules', `-Dmdep.unpack.includes=${UNPACKED.join(',')}`)
  } catch (error) {
    throw new Error(`Maven Central did not give the official rules: ${messageOf(error)}`)
  }
  renameSync(folder, kept)
}

/** Other repositories that a project names are not asked. */
const SETTINGS = `<settings><mirrors><mirror><id>central-alone</id><mirrorOf>*</mirrorOf><url>https://repo.maven.apache.org/maven2</url></mirror></mirrors></settings>
`

/** A project of these archives, without what they depend on in turn: the rules are files, and the programs are whole. */
function pomOf(artifacts: readonly string[]): string {
  const dependencies = artifacts.map(artifact => {
    const [group, name, version] = artifact.split(':')
    const all = '<exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion>'
    return `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version><exclusions>${all}</exclusions></dependency>`
  })
  const project = '<modelVersion>4.0.0</modelVersion><groupId>rules</groupId><artifactId>rules</artifactId><version>1</version>'
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">${project}<dependencies>${dependencies.join('')}</dependencies></project>\n`
}

async function requireProgram(name: string, argument: string, missing: string): Promise<void> {
  try {
    await run(name, [argument])
  } catch (error) {
    throw new Error(`${missing} (${messageOf(error)})`)
  }
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n').slice(0, 4).join(' ')
}
