import { csvOf } from '@shop/domain/privacy'
import { SHOP_NAME } from '@shop/domain/store'
import type { PersonalData } from '@shop/engine/privacy'
import type { Translate } from '@shop/i18n'
import { dataKindName } from '@shop/i18n/data-kinds'
import { strToU8, zipSync } from 'fflate'

/**
 * What the shop knows of a person as a ZIP file: every table as JSON for programs and as CSV for spreadsheets, documents as they were
 * sent, and a text that says in the language of the request what is in which file (GDPR, art. 15 and 20).
 */
export function privacyExport(data: PersonalData, requestNumber: string, t: Translate): Uint8Array {
  const files: Record<string, Uint8Array> = {}
  const contents: string[] = []
  for (const { table, kind, columns, rows } of data.tables) {
    const name = table.replaceAll('_', '-')
    files[`${name}.json`] = strToU8(`${JSON.stringify(rows, undefined, 2)}\n`)
    files[`${name}.csv`] = strToU8(csvOf(columns, rows))
    contents.push(`${name}.json, ${name}.csv: ${dataKindName(kind, t)} (${rows.length})`)
  }
  for (const { documentNumber, pdf } of data.documents) files[`documents/${documentNumber.replaceAll(/[^\w.-]/g, '-')}.pdf`] = pdf
  if (data.documents.length > 0) contents.push(`documents/: ${dataKindName('invoice', t)} (${data.documents.length})`)
  const head = [`${SHOP_NAME}: ${t('account.myData')}`, `${t('privacy.number')} ${requestNumber}`, '']
  files['contents.txt'] = strToU8(`\uFEFF${[...head, ...contents].join('\r\n')}\r\n`)
  return zipSync(files)
}
