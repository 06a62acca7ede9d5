// Inside of the frame with the card fields: tells the page what it may know.

const form = document.querySelector('form')
const fields = [...form.elements].filter(field => field.name)
const tell = message => parent.postMessage(message, '*')
let asked = 0

new ResizeObserver(() => tell({ height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(
  document.body,
)

/** Shows what is wrong with the given fields, and takes away what was. */
function showProblems(problems, shown) {
  for (const field of shown) {
    const note = document.getElementById(`${field.name}-problem`)
    const problem = problems[field.name] ?? ''
    note.textContent = problem
    if (problem) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }
}

/** Asks what the card is, once per change; the answer to an older question is dropped. */
async function check(shown) {
  const question = ++asked
  const answer = await fetch(`${location.pathname}/encrypt${location.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value]))),
  })
  const { encrypted = null, problems = {} } = await answer.json()
  if (question !== asked) return
  showProblems(problems, shown)
  tell({ encrypted })
}

for (const field of fields) {
  field.addEventListener('input', () => check(field.hasAttribute('aria-invalid') ? [field] : []))
  field.addEventListener('change', () => check(field.value ? [field] : []))
}
form.addEventListener('submit', event => event.preventDefault())
addEventListener('message', async ({ source, data }) => {
  if (source !== parent || !data?.showValidation) return
  await check(fields)
  fields.find(field => field.hasAttribute('aria-invalid'))?.focus()
})
tell({ isReady: true, words: { language: document.documentElement.lang, ...form.dataset } })
