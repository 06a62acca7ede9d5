/**
 * Answers a click on a control that needs nothing but its neighbours in the document: one more or less in a number field,
 * another picture of the gallery. False when it is no such control.
 */
export function answerControl(target: Element): boolean {
  const button = target.closest<HTMLButtonElement>('button[data-step], button[data-show-picture]')
  if (!button || button.disabled) return false
  if (button.dataset.step) changeQuantity(button, Number(button.dataset.step))
  else showPicture(button)
  return true
}

/** The same bounds as in `QuantityStepper`, which takes the number over when it is hydrated. */
function changeQuantity(button: HTMLButtonElement, step: number): void {
  const input = button.parentElement?.querySelector('input')
  if (!input) return
  const { min = '1', max = '' } = input.dataset
  const highest = max === '' ? Number.POSITIVE_INFINITY : Number(max)
  const next = Math.min(highest, Math.max(Number(min), Math.floor(Number(input.value) || 0) + step))
  input.value = String(next)
  for (const other of button.parentElement?.querySelectorAll<HTMLButtonElement>('button[data-step]') ?? []) {
    other.disabled = other.dataset.step === '-1' ? next <= Number(min) : next >= highest
  }
}

/** Scrolls the strip of large pictures, which the gallery reads when it is hydrated. */
function showPicture(button: HTMLButtonElement): void {
  const gallery = button.closest('section')
  const strip = gallery?.querySelector('[data-picture-strip]')
  strip?.scrollTo({ left: Number(button.dataset.showPicture) * strip.clientWidth })
  for (const other of gallery?.querySelectorAll('[data-show-picture]') ?? []) {
    other.ariaPressed = String(other === button)
  }
}
