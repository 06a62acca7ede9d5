import {
  chooseReason,
  isShortcutShown,
  SUPPORT_REASONS,
  type SupportChoice,
  type SupportReason,
  type SupportStart,
  subreasonsOf,
  supportQueryOf,
  supportStepOf,
} from '@shop/domain/support-case'
import { classNames } from '@shop/ui'
import {
  IconAlertTriangle,
  IconChevronLeft,
  IconChevronRight,
  IconCreditCard,
  IconDiscount,
  IconFileInvoice,
  IconHeadset,
  IconMessage,
  IconPackage,
  IconShoppingCart,
  IconToolsOff,
  IconTruckDelivery,
  IconUser,
} from '@shop/ui/icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import { CaseDetailsForm } from './case-details-form.tsx'
import type { CaseAnswer } from './case-form.ts'
import { CaseSent } from './case-sent.tsx'
import { CaseShortcutPanel } from './case-shortcut-panel.tsx'

export interface SupportWizardProps {
  readonly start: SupportStart
  /** Takes each choice in the place; without it a choice is a link to the contact page, which works without scripts. */
  readonly onChoose?: (choice: SupportChoice) => void
  /** Result of a form that was sent without scripts. */
  readonly answer?: CaseAnswer | undefined
  /** Id of the draft for a form without scripts. */
  readonly draftId?: string
}

/** Three steps to a question: what it is about, what exactly, the details; perhaps a shortcut before these (FORM-01, FORM-02). */
export function SupportWizard({ start, onChoose, answer, draftId }: SupportWizardProps) {
  const { t, hrefs, label } = useShop()
  const [sent, setSent] = useState<CaseAnswer>()
  const { choice } = start
  const { reason, subreason } = choice
  const step = supportStepOf(choice)
  const result = sent?.kind === 'created' ? sent : answer
  const heading = useFocusOnChange(`${reason} ${subreason} ${choice.isContinued}`)
  if (result?.kind === 'created')
    return <CaseSent answer={result} onAgain={sent ? () => setSent(undefined) : undefined} onChoose={onChoose} />
  const linkTo = (next: SupportChoice): StepLinkProps => ({
    href: `${hrefs.contact()}?${supportQueryOf({ ...start, choice: next })}`,
    onPress: onChoose && (() => onChoose(next)),
  })
  return (
    <div className="grid gap-5">
      <div>
        <p className="text-sm text-steel-600">{t('support.step', { step })}</p>
        <h3 ref={heading} tabIndex={-1} className="mt-1 text-h4 focus:outline-none">
          {t(TITLES[step])}
        </h3>
      </div>
      {reason ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-steel-50 py-1.5 pr-2 pl-4 text-sm">
          <p className="py-1.5">
            <span className="text-steel-600">{label(t('support.concern'))} </span>
            <strong className="font-semibold">{t(`support.reason.${reason}`)}</strong>
            {subreason ? ` – ${t(`support.subreason.${subreason}`)}` : null}
          </p>
          {/* Of a first step there is nothing to go back to. */}
          <StepLink
            {...linkTo(chooseReason(undefined))}
            className="-ml-2 flex min-h-11 cursor-pointer items-center gap-1 rounded-md px-2 text-link underline underline-offset-4 hover:decoration-2"
          >
            <IconChevronLeft className="size-4" />
            {t('support.back')}
          </StepLink>
        </div>
      ) : null}
      {step === 1 ? (
        <ul className="grid gap-2.5 sm:grid-cols-2">
          {SUPPORT_REASONS.map(key => (
            <li key={key}>
              <Tile link={linkTo(chooseReason(key))} icon={<ReasonIcon reason={key} />}>
                {t(`support.reason.${key}`)}
              </Tile>
            </li>
          ))}
        </ul>
      ) : null}
      {step === 2 && reason ? (
        <ul className="grid gap-2.5">
          {subreasonsOf(reason).map(key => (
            <li key={key}>
              <Tile link={linkTo({ reason, subreason: key, isContinued: false })}>{t(`support.subreason.${key}`)}</Tile>
            </li>
          ))}
        </ul>
      ) : null}
      {reason && subreason && isShortcutShown(choice) ? (
        <CaseShortcutPanel subreason={subreason}>
          <StepLink {...linkTo({ ...choice, isContinued: true })} className={CONTINUE}>
            {t('support.continue')}
          </StepLink>
        </CaseShortcutPanel>
      ) : null}
      {reason && subreason && !isShortcutShown(choice) ? (
        <CaseDetailsForm
          // Another subreason has other fields.
          key={subreason}
          start={{ ...start, choice: { ...choice, reason, subreason } }}
          answer={answer?.kind === 'refused' ? answer : undefined}
          draftId={draftId}
          onSent={setSent}
        />
      ) : null}
    </div>
  )
}

const TITLES = { 1: 'support.chooseReason', 2: 'support.chooseSubreason', 3: 'support.details' } as const

const CONTINUE =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-ink-700 bg-white px-5 py-2.5 text-center font-semibold hover:bg-steel-100'

/** Puts the focus on a heading whenever what is below it has changed, but not on the one that a page begins with. */
function useFocusOnChange(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    heading.current?.focus()
  }, [shown])
  return heading
}

interface StepLinkProps {
  readonly href: string
  readonly onPress: (() => void) | undefined
}

/** The way to another step: a button where the form is in the page, a link where each step is a page. */
function StepLink({ href, onPress, className, children }: StepLinkProps & { className: string; children: ReactNode }) {
  return onPress ? (
    <button type="button" onClick={onPress} className={className}>
      {children}
    </button>
  ) : (
    <a href={href} rel="nofollow" data-keep-scroll className={className}>
      {children}
    </a>
  )
}

function Tile({
  link,
  icon,
  children,
}: {
  readonly link: StepLinkProps
  readonly icon?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <StepLink
      {...link}
      className={classNames(
        'flex h-full min-h-14 w-full cursor-pointer items-center gap-3.5 rounded-card border border-steel-500 bg-white px-4 py-3 text-left font-medium',
        'hover:border-ink-900 hover:bg-steel-50',
      )}
    >
      {icon ? <span className="text-steel-600">{icon}</span> : null}
      <span className="min-w-0 grow hyphens-auto">{children}</span>
      <IconChevronRight className="size-5 shrink-0 text-steel-600" />
    </StepLink>
  )
}

const ICONS: Readonly<Record<SupportReason, typeof IconHeadset>> = {
  consulting: IconHeadset,
  payments: IconCreditCard,
  sales: IconDiscount,
  order: IconShoppingCart,
  shipment: IconTruckDelivery,
  invoice: IconFileInvoice,
  'product-claim-30-days': IconToolsOff,
  return: IconPackage,
  account: IconUser,
  'shop-issues': IconAlertTriangle,
  other: IconMessage,
}

function ReasonIcon({ reason }: { readonly reason: SupportReason }) {
  const Icon = ICONS[reason]
  return <Icon className="size-6 shrink-0" />
}
