import type { CaseField, CaseFields } from '@shop/domain/support-case'

/** A question that was begun and not sent yet. */
interface SupportDraft {
  /** UUID under which it is sent, so that it makes one case however often it is. */
  readonly draftId: string
  readonly fields: CaseFields
}

/** Key of the storage of this window; what was typed there is kept for who typed it, until it is sent or the window is closed. */
const KEY = 'support-draft'

/** The draft of this window; else a new one, also where nothing can be stored. */
export function readSupportDraft(): SupportDraft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (isDraft(draft)) return draft
  } catch {
    // A browser that stores nothing begins from scratch, and so does one whose text is broken.
  }
  return { draftId: crypto.randomUUID(), fields: {} }
}

function isDraft(value: unknown): value is SupportDraft {
  return typeof value === 'object' && value !== null && 'draftId' in value && 'fields' in value
}

/** Keeps what was typed of some fields, next to what was typed of others before. */
export function keepSupportDraft(fields: Readonly<Partial<Record<CaseField, string>>>): void {
  const draft = readSupportDraft()
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, fields: { ...draft.fields, ...fields } }))
  } catch {
    // Sent it can be all the same.
  }
}

/** Forgets the draft once it was sent. */
export function dropSupportDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
