import { useEffect, useState } from 'react'

/** Id of the section that is being read; undefined until one is, and without scripts. */
export function useActiveSection(sections: readonly { readonly id: string }[]): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    const inBand = new Set<string>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        }
        // Of two, the one before ends here: the other one is being read.
        const last = sections.findLast(({ id }) => inBand.has(id))
        if (last) setActive(last.id)
      },
      { rootMargin: '-20% 0px -70% 0px' },
    )
    for (const { id } of sections) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [sections])
  return active
}
