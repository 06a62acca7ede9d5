import { NO_CHOICE, type SupportChoice } from '@shop/domain/support-case'
import { buttonClass } from '@shop/ui'
import { IconCircleCheckFilled } from '@shop/ui/icons'
import { useEffect, useRef } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import type { CaseAnswer } from './case-form.ts'

interface CaseSentProps {
  readonly answer: Extract<CaseAnswer, { kind: 'created' }>
  /** Forgets the answer, where the form is still in the page. */
  readonly onAgain: (() => void) | undefined
  readonly onChoose: ((choice: SupportChoice) => void) | undefined
}

/** In the place of the form once it was sent: its number, and what happens next. Takes the focus of the button. */
export function CaseSent({ answer: { caseNumber, email }, onAgain, onChoose }: CaseSentProps) {
  const { t, hrefs, label } = useShop()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!onAgain) return
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [onAgain])
  const again = buttonClass('tertiary', 'md')
  return (
    <div ref={box} tabIndex={-1} role="status" className="focus:outline-none">
      <IconCircleCheckFilled className="size-12 text-ok" />
      <h3 className="mt-3 text-h3">{t('support.sentTitle')}</h3>
      <p className="mt-3 text-lg">
        {label(t('support.caseNumber'))} <strong className="num">{caseNumber}</strong>
      </p>
      <p className="mt-2 mb-6 max-w-[60ch] wrap-anywhere text-ink-700">
        {email ? t('support.sentTo', { email }) : t('support.sentText')}
      </p>
      {onChoose && onAgain ? (
        <button
          type="button"
          className={again}
          onClick={() => {
            onAgain()
            onChoose(NO_CHOICE)
          }}
        >
          {t('support.another')}
        </button>
      ) : (
        <a href={hrefs.contact()} data-reload className={again}>
          {t('support.another')}
        </a>
      )}
    </div>
  )
}
