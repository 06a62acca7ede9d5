type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed and chosen before the application answered. */
export interface EarlyInput {
  /** Tells the application of it, as if it happened now; the fields keep their values and the caret its place. */
  repeat(): void
}

/** Keeps in mind which fields are changed. */
export function followEarlyInput(): EarlyInput {
  const changed = new Set<Field>()
  const note = ({ target }: Event) => {
    if (isField(target)) changed.add(target)
  }
  addEventListener('input', note, true)
  return {
    repeat() {
      removeEventListener('input', note, true)
      for (const field of changed) if (field.isConnected) repeatInput(field)
    },
  }
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/**
 * React tells a change from the value that it saw last, which is what stands in the field when it takes it over. The
 * field is therefore set back through its own properties, which React watches, and changed again past these.
 */
function repeatInput(field: Field): void {
  // A part of the page that is not hydrated yet is hydrated by an event in it, and must be before its field is set back.
  field.dispatchEvent(new Event('keyup', { bubbles: true }))
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return
    field.checked = field.defaultChecked
    field.click()
    return
  }
  const { value, selectionStart, selectionEnd } = field
  if (value === field.defaultValue) return
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  // Fields of some types, such as e-mail addresses, do not tell where their caret is.
  if (field === document.activeElement && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
