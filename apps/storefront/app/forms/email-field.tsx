import { TextField } from '@shop/ui'
import type { ComponentProps } from 'react'
import { useShop } from '../request/use-shop.tsx'

/** The e-mail address of a form, called `email` there unless it says otherwise. */
export function EmailField(properties: Partial<ComponentProps<typeof TextField>>) {
  const { t } = useShop()
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      label={t('checkout.email')}
      {...properties}
    />
  )
}
