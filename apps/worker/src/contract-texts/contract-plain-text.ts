import { writeGroups } from '../mail/mail-parts.ts'
import type { ContractPart, ContractText, Words } from './contract-texts.ts'

const written = new WeakMap<ContractText, string>()

/** A text of the contract as plain text, in paragraphs between which a line is left free; what was written before is returned again. */
export function contractPlainText(text: ContractText): string {
  const { title, lead, parts } = text
  const known = written.get(text) ?? writeGroups([[title.toUpperCase(), '', write(lead)], ...parts.flatMap(writePart)])
  written.set(text, known)
  return known
}

function writePart(part: ContractPart): string[][] {
  const [first = [], ...rest] = writeContent(part)
  return [part.heading ? [part.heading, ...first] : first, ...rest]
}

function writeContent(part: ContractPart): string[][] {
  switch (part.kind) {
    case 'paragraphs':
      return part.paragraphs.map(words => [write(words)])
    case 'list': {
      const items = part.items.map((words, index) => `${part.isOrdered ? `${index + 1}.` : '-'} ${write(words)}`)
      return [part.intro ? [write(part.intro), ...items] : items]
    }
    case 'table':
      return [part.rows.flatMap(row => writeRow(row, part.columns))]
  }
}

/** A row as its name and, below it, each cell with its column. */
function writeRow([name = [], ...cells]: readonly Words[], [, ...columns]: readonly Words[]): string[] {
  return [`- ${write(name)}`, ...cells.map((words, index) => `  ${write(columns[index] ?? [])}: ${write(words)}`)]
}

function write(words: Words): string {
  return words.map(({ text, url }) => (url ? `${text} (${url.replace(/^(?:mailto|tel):/, '')})` : text)).join('')
}
