import { writeTable } from '../admin/write-table.ts'
import type { ReportSection } from './report-section.ts'

/** A report for the terminal: every part with its tables, then what the figures mean. */
export function reportText(title: string, sections: readonly ReportSection[]): string {
  const parts = sections.map(({ title, tables, nothing, definitions }) => {
    const body =
      nothing ||
      tables.map(({ caption, headings, rows }) => [caption, writeTable(headings, rows)].filter(Boolean).join('\n')).join('\n\n')
    return [heading(title), body, '', ...definitions.map(text => wrap(text))].join('\n')
  })
  return [title, ...parts].join('\n\n')
}

function heading(text: string): string {
  return `${text}\n${'='.repeat(text.length)}`
}

const LINE = 100

/** Breaks a paragraph into lines that a terminal shows as a whole. */
function wrap(text: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > LINE) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].map(each => `  ${each}`).join('\n')
}
