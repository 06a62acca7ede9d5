import { PAGE_PASSAGES } from '../mail/mail-page.ts'
import { contractHtml } from './contract-html.ts'
import { contractPlainText } from './contract-plain-text.ts'
import type { ContractText } from './contract-texts.ts'

const written = new WeakMap<readonly ContractText[], readonly string[]>()

/** What mails under the same texts of a contract have in common, in both of their forms; the same list for the same texts. */
export function sharedContractPassages(texts: readonly ContractText[]): readonly string[] {
  const shared = written.get(texts) ?? [
    ...PAGE_PASSAGES,
    ...texts.flatMap(text => [contractPlainText(text), contractHtml(text).markup]),
  ]
  written.set(texts, shared)
  return shared
}
