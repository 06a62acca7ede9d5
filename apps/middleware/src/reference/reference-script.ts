/**
 * The one script of the page: it shows the search field and hides what does not match. On a small screen it closes the
 * contents, which are open for those without scripts.
 */
export const REFERENCE_SCRIPT = `
const filter = document.getElementById('filter')
const menu = document.querySelector('.menu')
filter.parentElement.hidden = false
const narrow = matchMedia('(max-width: 63.99rem)')
const fold = () => { menu.open = !narrow.matches }
fold()
narrow.addEventListener('change', fold)
menu.addEventListener('click', event => { if (narrow.matches && event.target.closest('a')) menu.open = false })
filter.addEventListener('input', () => {
  const words = filter.value.trim().toLowerCase()
  for (const group of document.querySelectorAll('.group')) {
    let any = false
    for (const item of group.querySelectorAll('li')) {
      item.hidden = !item.textContent.toLowerCase().includes(words)
      any ||= !item.hidden
    }
    group.hidden = !any
  }
})
`
