import { nextFrame } from '../browser/environment.ts'

/** How long a pointer rests on a department before it is chosen, in ms; and on the way to what is next to it. */
const REST_MS = 90
const ON_THE_WAY_MS = 350
/** A press so soon after its department was chosen wanted just that, in ms; a mouse chooses by itself, before it presses. */
const SAME_PRESS_MS = { mouse: 700, touch: 300 } as const
/** Places of the pointer by which its way is known. */
const TRAIL = 4

interface PanelControls {
  /** Chooses a department, by id. */
  choose(id: string): void
  /** What opened the panel, to which the first key may still go. */
  readonly button: () => HTMLElement | null
}

interface Place {
  readonly x: number
  readonly y: number
}

/**
 * Keys, pointer and touch of the panel of categories on a wide screen, beyond what its links and buttons do by themselves (NAV-07, NAV-08).
 * Arrows move through the departments and what is below the chosen one, Home and End to the ends, a letter to the next name that begins
 * with it. A mouse chooses by resting, unless it is on its way to what is next to it (`isOnTheWay`). Pressing a department once chooses it,
 * pressing it again follows it. Returns what ends that.
 */
export function controlPanel(panel: HTMLElement, { choose, button }: PanelControls): () => void {
  let chosen: { readonly id: string; readonly at: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let trail: readonly Place[] = []

  const all = (selector: string) => [...panel.querySelectorAll<HTMLElement>(selector)]
  const departments = () => all('[data-departments] :is(a, button)')
  const groups = () => all('[data-below] > a, [data-below] > ul > li')
  const linksOf = (group: HTMLElement | undefined) =>
    group ? (group.matches('a') ? [group] : [...group.querySelectorAll<HTMLElement>('a')]) : []
  const expanded = () => departments().find(({ ariaExpanded }) => ariaExpanded === 'true')
  const chooseNow = (id: string) => {
    clearTimeout(timer)
    if (chosen?.id !== id) chosen = { id, at: performance.now() }
    choose(id)
  }

  const moveIn = (list: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined => {
    const at = list.indexOf(from)
    if (key === 'ArrowDown') return list[at + 1]
    if (key === 'ArrowUp') return list[at - 1]
    if (key === 'Home') return list[0]
    return key === 'End' ? list.at(-1) : undefined
  }
  const named = (list: readonly HTMLElement[], from: HTMLElement, letter: string) => {
    const at = list.indexOf(from) + 1
    return [...list.slice(at), ...list.slice(0, at)].find(({ textContent }) =>
      textContent.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()),
    )
  }
  /** From a department into what is below it, which is another one's until it is chosen. */
  const enter = async (department: HTMLElement) => {
    const { department: id } = department.dataset
    if (!id) return
    if (department.ariaExpanded !== 'true') {
      chooseNow(id)
      await nextFrame()
    }
    linksOf(groups()[0])[0]?.focus()
  }
  const aside = (link: HTMLElement, key: string): HTMLElement | undefined => {
    const list = groups()
    const at = list.findIndex(group => group.contains(link))
    if (key === 'ArrowRight') return linksOf(list[at + 1])[0]
    return at > 0 ? linksOf(list[at - 1])[0] : expanded()
  }

  const press = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
    if (target === button()) {
      if (key !== 'ArrowDown') return
      event.preventDefault()
      return (expanded() ?? departments()[0])?.focus()
    }
    const item = target.closest<HTMLElement>('a, button')
    if (!item || !panel.contains(item)) return
    const own = departments()
    const isDepartment = own.includes(item)
    const list = isDepartment ? own : groups().flatMap(linksOf)
    const isAside = key === 'ArrowLeft' || key === 'ArrowRight'
    if (isDepartment && isAside) {
      event.preventDefault()
      if (key === 'ArrowRight') void enter(item)
      return
    }
    const next = isAside ? aside(item, key) : key.length === 1 && key !== ' ' ? named(list, item, key) : moveIn(list, item, key)
    if (!next && !/^(?:Arrow|Home|End)/.test(key)) return
    event.preventDefault()
    next?.focus()
  }

  const departmentAt = (target: EventTarget | null) =>
    (target instanceof Element && target.closest<HTMLElement>('[data-department]')) || undefined
  const point = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const before = trail[0]
    trail = [...trail, { x, y }].slice(-TRAIL)
    clearTimeout(timer)
    const department = departmentAt(target)
    const id = department?.dataset.department
    if (!id || department.ariaExpanded === 'true') return
    const waiting = before && isOnTheWay(before, { x, y }, panel.querySelector('[data-below]')?.getBoundingClientRect())
    timer = setTimeout(() => chooseNow(id), waiting ? ON_THE_WAY_MS : REST_MS)
  }
  const leave = () => {
    clearTimeout(timer)
    trail = []
  }
  const click = (event: MouseEvent) => {
    const department = departmentAt(event.target)
    const id = department?.dataset.department
    if (!id) return
    clearTimeout(timer)
    if (chosen?.id !== id || department.ariaExpanded !== 'true') {
      chosen = { id, at: performance.now() }
      return
    }
    event.stopPropagation()
    const [all] = linksOf(groups()[0])
    // A key has no second press: it goes on to what it has opened.
    if (event.detail === 0) all?.focus()
    else if (performance.now() - chosen.at > SAME_PRESS_MS[pointerOf(event)]) all?.click()
  }

  document.addEventListener('keydown', press)
  panel.addEventListener('pointermove', point)
  panel.addEventListener('pointerleave', leave)
  panel.addEventListener('click', click, true)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('keydown', press)
    panel.removeEventListener('pointermove', point)
    panel.removeEventListener('pointerleave', leave)
    panel.removeEventListener('click', click, true)
  }
}

/** What was pressed with; browsers that do not say it of clicks count as mice. */
function pointerOf(event: MouseEvent): keyof typeof SAME_PRESS_MS {
  return event instanceof PointerEvent && event.pointerType === 'touch' ? 'touch' : 'mouse'
}

/**
 * Whether a pointer goes from one place to another in the triangle between it and the near edge of a box at its right: who aims at what is
 * shown there crosses other departments on the way.
 */
export function isOnTheWay(from: Place, to: Place, box: Pick<DOMRect, 'left' | 'top' | 'bottom'> | undefined): boolean {
  if (!box || to.x <= from.x || to.x >= box.left) return false
  const reach = (box.left - from.x) / (to.x - from.x)
  const y = from.y + (to.y - from.y) * reach
  return y >= box.top && y <= box.bottom
}
