import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepUtmSource } from '../shop/utm-source.ts'

/** Remembers where the visit came from, as the consent allows (COOK-05). */
export function UtmSourceMemory() {
  const { search } = useLocation()
  useEffect(() => keepUtmSource(search), [search])
  return null
}
