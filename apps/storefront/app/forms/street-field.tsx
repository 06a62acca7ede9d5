import type { AddressRole, PlaceSuggestion } from '@shop/domain/address'
import { classNames, TextField } from '@shop/ui'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useShop } from '../request/use-shop.tsx'
import { fillInPlace } from './fill-in-place.ts'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

interface StreetFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange' | 'onKeyDown' | 'onBlur'> {
  readonly kind: AddressRole
  /** Whether the store completes addresses (ADDR-24). */
  readonly isCompleted: boolean
}

/**
 * A street that is completed while it is typed: choosing a suggestion fills in street, number, postcode and town (ADDR-24,
 * ADDR-25). Without scripts, and while nothing is suggested, it is a field like any other.
 */
export function StreetField({ kind, isCompleted, ...field }: StreetFieldProps) {
  const { language, t } = useShop()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  /** Only with scripts is it more than a field. */
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    setLive(isCompleted)
    // What was typed before any script ran.
    const field = box.current?.querySelector('input')
    if (field && field === document.activeElement && field.value !== field.defaultValue) setTyped(field.value)
  }, [isCompleted])
  const { suggestions, forget, find } = usePlaceSuggestions(isCompleted ? typed : '', language)
  const listId = useId()
  /** Set while a place is filled in for the shopper, which is not to be completed again. */
  const isFilling = useRef(false)
  const isOpen = suggestions.length > 0
  const optionId = (index: number) => `${listId}-${index}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions are another list.
  useEffect(() => setActive(-1), [suggestions])
  const close = () => {
    setTyped('')
    forget()
  }
  const choose = async ({ placeId }: PlaceSuggestion) => {
    close()
    const address = await find(placeId)
    const form = box.current?.closest('form')
    if (!address || !form) return
    isFilling.current = true
    fillInPlace(form, kind, address)
    isFilling.current = false
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) return
    const { length } = suggestions
    const chosen = suggestions[active]
    switch (event.key) {
      case 'Escape':
        close()
        break
      case 'ArrowDown':
        setActive(active + 1 < length ? active + 1 : -1)
        break
      case 'ArrowUp':
        setActive(active < 0 ? length - 1 : active - 1)
        break
      case 'Enter':
        if (!chosen) return
        void choose(chosen)
        break
      default:
        return
    }
    event.preventDefault()
  }
  const combobox = isLive
    ? {
        role: 'combobox',
        'aria-expanded': isOpen,
        'aria-controls': listId,
        'aria-autocomplete': 'list' as const,
        'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      }
    : {}
  return (
    <div ref={box} className={classNames('relative', field.className)}>
      <TextField
        {...field}
        {...combobox}
        className=""
        onChange={event => {
          // A browser that fills in a whole address does so in fields without the focus.
          if (!isFilling.current && event.target === document.activeElement) setTyped(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen ? (
        <div className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-card border border-steel-200 bg-white shadow-pop">
          <div id={listId} role="listbox" aria-label={t('checkout.addressSuggestions')}>
            {suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and has the keys
              <div
                key={suggestion.placeId}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={classNames(
                  'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3.5 py-2 text-sm hover:bg-steel-100',
                  index === active && 'bg-steel-100',
                )}
                // Before the field loses the focus, which closes the list.
                onMouseDown={event => event.preventDefault()}
                onClick={() => void choose(suggestion)}
              >
                <span className="font-medium">{suggestion.line}</span>
                <span className="text-steel-600">{suggestion.area}</span>
              </div>
            ))}
          </div>
          {/* The service wants to be named, in these words, where its suggestions are shown without its map. */}
          <p lang="en" translate="no" className="border-t border-steel-200 px-3.5 py-1.5 text-xs text-steel-600">
            Powered by Google
          </p>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isOpen ? `${t('checkout.addressSuggestions')}: ${suggestions.length}` : ''}
      </p>
    </div>
  )
}
