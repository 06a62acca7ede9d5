import type { LoginStrategy } from '@shop/domain/login'
import { Button, InformationBox } from '@shop/ui'
import { IconBrandFacebook, IconBrandGoogle } from '@shop/ui/icons'
import type { FormEvent, ReactNode } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import type { OtherSignInWays } from './load-sign-in-ways.server.ts'

const ICONS = { facebook: IconBrandFacebook, google: IconBrandGoogle } as const satisfies Record<LoginStrategy, unknown>

/**
 * Buttons of the providers inside a form of the login, below its own button, so that the enter key means that one. They send the
 * form elsewhere: what was typed is there again when the way to the provider comes to nothing.
 */
export function OtherWays({ ways, children }: { readonly ways: OtherSignInWays; readonly children?: ReactNode }) {
  const { hrefs } = useShop()
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-steel-600 before:h-px before:grow before:bg-steel-200 after:h-px after:grow after:bg-steel-200">
        {ways.words.or}
      </p>
      <input type="hidden" name="form" value={ways.form} />
      {ways.providers.map(({ provider, label }) => {
        const Icon = ICONS[provider]
        return (
          <Button
            key={provider}
            type="submit"
            variant="tertiary"
            size="lg"
            formAction={hrefs.signInWith(provider)}
            formNoValidate
          >
            <Icon className="size-5 shrink-0" />
            {label}
          </Button>
        )
      })}
      {children}
    </div>
  )
}

/** What went wrong with a provider. */
export function ProviderProblemBox({ ways }: { readonly ways: OtherSignInWays }) {
  return ways.problem === null ? null : <InformationBox type="error" title={ways.problem} />
}

/** The part of a form's checks that says when it is sent. */
interface SentForm {
  readonly form: { readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void }
}

/** The checks of a form, which a button that sends it elsewhere passes by: no one has to fill it in for that. */
export function passedByOtherWays<Checks extends SentForm>(checks: Checks): Checks {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!submitter?.hasAttribute('formaction')) checks.form.onSubmit(event)
  }
  return { ...checks, form: { ...checks.form, onSubmit } }
}
