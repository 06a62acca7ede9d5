import { listen } from './listen.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed and chosen before the application answered. */
export interface EarlyInput {
  /** Puts choices back that a new rendering has undone meanwhile, for a form that is being sent. */
  keep(): void
  /** Tells the application of it, as if it happened now; the fields keep their values and the caret its place. */
  repeat(): void
}

/** Keeps in mind which fields are changed, and to what: what is rendered again meanwhile shows what the application knows. */
export function followEarlyInput(): EarlyInput {
  const changed = new Map<Field, string | boolean>()
  const note = ({ target }: Event) => {
    if (!isField(target)) return
    if (target.type === 'radio') for (const field of changed.keys()) if (field.name === target.name) changed.delete(field)
    changed.set(target, isChoice(target) ? target.checked : target.value)
  }
  const stop = listen(['input'], note)
  return {
    keep() {
      for (const [field, state] of changed) if (isChoice(field)) field.checked = !!state
    },
    repeat() {
      stop()
      for (const [field, state] of changed) if (field.isConnected) repeatInput(field, state)
    },
  }
}

function isField(target: EventTarget | null): target is Field {
  // Of the elements with a value only these are typed into.
  return target instanceof Element && 'value' in target
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/**
 * React tells a change from the value that it saw last, which is what stands in the field when it takes it over. The
 * field is therefore set back through its own properties, which React watches, and changed again past these.
 */
function repeatInput(field: Field, state: string | boolean): void {
  // A part of the page that is not hydrated yet is hydrated by an event in it, and must be before its field is set back.
  field.dispatchEvent(new Event('keyup', { bubbles: true }))
  if (isChoice(field)) {
    if (state === field.defaultChecked) return
    field.checked = !state
    field.click()
    return
  }
  if (field instanceof HTMLSelectElement) {
    field.value = state as string
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const { value, defaultValue, selectionStart, selectionEnd } = field
  // What was typed may have been raised or lowered by a button since.
  const text = value === defaultValue ? (state as string) : value
  if (text === defaultValue) return
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  // Fields of some types, such as e-mail addresses, do not tell where their caret is.
  if (field === document.activeElement && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
