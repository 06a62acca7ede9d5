import type { Cart, CartDiscountCode } from '@shop/domain/cart'
import { type DiscountCodeState, MAX_DISCOUNT_CODES } from '@shop/domain/discount'
import type { MessageKey } from '@shop/i18n'
import { Button, classNames, TextField } from '@shop/ui'
import { IconChevronDown, IconDiscount, IconX } from '@shop/ui/icons'
import { useState } from 'react'
import { Form } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'
import type { CodeProblem } from './cart-command.ts'
import { useCart } from './cart-provider.tsx'

const STATES: Record<DiscountCodeState, MessageKey> = {
  MatchesCart: 'coupon.applied',
  DoesNotMatchCart: 'coupon.notMatching',
  MaxApplicationReached: 'coupon.usedUp',
  NotActive: 'coupon.notValid',
  NotValid: 'coupon.notValid',
  ApplicationStoppedByPreviousDiscount: 'coupon.stopped',
  ApplicationStoppedByGroupBestDeal: 'coupon.stopped',
}

const PROBLEMS = {
  unknown: 'coupon.unknown',
  'out-of-time': 'coupon.outOfTime',
  'too-many': 'coupon.tooMany',
  failed: 'coupon.problem',
} as const satisfies Record<CodeProblem['reason'], MessageKey>

interface DiscountCodesProps {
  readonly cart: Pick<Cart, 'discountCodes'>
  /** Problem of a code that was sent without scripts. */
  readonly refused?: CodeProblem | undefined
}

/** The discount codes of the cart with their states, and a field for another one (CART-21, DISC-15). */
export function DiscountCodes({ cart, refused }: DiscountCodesProps) {
  const { t, hrefs } = useShop()
  const { applyCode } = useCart()
  const [problem, setProblem] = useState(refused)
  const [isOpen, setOpen] = useState(Boolean(refused))
  const [isBusy, setBusy] = useState(false)
  const { discountCodes } = cart
  return (
    <div>
      {discountCodes.length > 0 ? (
        <ul aria-label={t('coupon.title')} className="mb-2 grid gap-2">
          {discountCodes.map(code => (
            <DiscountCodeChip key={code.discountCode.id} code={code} />
          ))}
        </ul>
      ) : null}
      <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-medium">
          <IconDiscount className="size-5 text-steel-600" />
          {t('coupon.title')}
          <IconChevronDown className="size-4" />
        </summary>
        <Form
          method="post"
          action={hrefs.checkout('cart')}
          className="mt-1"
          onSubmit={async event => {
            event.preventDefault()
            const form = event.currentTarget
            const code = String(new FormData(form).get('code') ?? '').trim()
            if (isBusy || code === '') return
            setBusy(true)
            const found = await applyCode(code)
            setProblem(found)
            setBusy(false)
            if (!found) form.reset()
          }}
        >
          <input type="hidden" name="intent" value="apply-code" />
          <div className="flex items-end gap-2">
            <TextField
              className="min-w-0 grow [&>label]:sr-only"
              label={t('coupon.title')}
              name="code"
              required
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={refused?.code}
            />
            <Button type="submit" variant="tertiary" busy={isBusy} className="min-h-12 shrink-0">
              {t('coupon.apply')}
            </Button>
          </div>
          <p role="alert" className="mt-1.5 text-sm break-words text-sale">
            {problem ? problemText(problem) : null}
          </p>
        </Form>
      </details>
    </div>
  )

  function problemText({ code, reason }: CodeProblem): string {
    const key = PROBLEMS[reason]
    switch (key) {
      case 'coupon.problem':
        return t(key)
      case 'coupon.tooMany':
        return t(key, { limit: MAX_DISCOUNT_CODES })
      default:
        return t(key, { code })
    }
  }
}

/** A code with its state, and a button that removes it. */
function DiscountCodeChip({ code: { discountCode, state } }: { code: CartDiscountCode }) {
  const { t, hrefs, text } = useShop()
  const { removeCode } = useCart()
  const isApplied = state === 'MatchesCart'
  const names = discountCode.cartDiscounts.map(({ name }) => text(name)).join(', ')
  return (
    <li
      className={classNames(
        'flex items-center gap-2 rounded-md py-1 pl-3 text-sm',
        isApplied ? 'bg-ok-bg text-ok' : 'bg-warn-bg text-warn',
      )}
    >
      <span className="min-w-0 grow py-1 break-words">
        <strong className="font-semibold">{discountCode.code}</strong>
        <span className="block text-xs text-ink-900">
          {t(STATES[state])}
          {isApplied && names ? `: ${names}` : null}
        </span>
      </span>
      <Form
        method="post"
        action={hrefs.checkout('cart')}
        onSubmit={event => {
          event.preventDefault()
          void removeCode(discountCode.id)
        }}
      >
        <input type="hidden" name="intent" value="remove-code" />
        <input type="hidden" name="discountCodeId" value={discountCode.id} />
        <button
          type="submit"
          aria-label={t('coupon.remove', { code: discountCode.code })}
          className="grid size-11 cursor-pointer place-items-center rounded-md text-ink-900 hover:bg-white"
        >
          <IconX className="size-4" />
        </button>
      </Form>
    </li>
  )
}
