import type { Translate } from '@shop/i18n'
import { InformationBox } from '@shop/ui'
import { useEffect, useRef } from 'react'
import type { PrivacyFormAnswer } from './privacy-answer.ts'
import type { PrivacyWords } from './privacy-words.server.ts'

type Refusal = Extract<PrivacyFormAnswer, { is: 'refused' }>['why']

/** Why a form was not taken, focused and announced. */
export function PrivacyNotice({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="max-w-160 focus:outline-none">
      <InformationBox type="error" title={text} />
    </div>
  )
}

/** Why a form was not taken, with what to do. */
export function refusalText(t: Translate, words: PrivacyWords, why: Refusal): string {
  switch (why) {
    case 'required':
      return t('checkout.errorRequired', { field: t('checkout.email') })
    case 'email':
      return t('checkout.errorEmail')
    case 'wrong-password':
      return t('account.errorCurrentPassword')
    case 'sign-in-again':
      return words.signInAgain
    case 'too-many':
      return t('account.errorTooManyAttempts')
    case 'expired':
      return t('login.linkExpired')
    case 'failed':
      return t('checkout.errorGeneral')
  }
}
