import type { Meta } from '@storybook/react-vite'
import { Button, type ButtonSize, type ButtonVariant, buttonClass, Spinner } from './button.tsx'
import { IconShoppingCartPlus } from './order-icons.tsx'
import { inWords } from './testing/in-words.tsx'

const meta: Meta = { component: Button }
export default meta

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'tertiary', 'link']
const SIZES: readonly ButtonSize[] = ['sm', 'md', 'lg']

/** One primary button in a view, for the one thing to do next. */
export const Variants = inWords(t => (
  <div className="gallery-row">
    {VARIANTS.map(variant => (
      <Button key={variant} variant={variant}>
        {t('product.addToCart')}
      </Button>
    ))}
  </div>
))

export const OnInk = inWords(t => (
  <div className="gallery-row gallery-ink on-ink">
    <Button variant="on-ink">{t('shell.contactUs')}</Button>
    <Button>{t('account.newsletterSubscribe')}</Button>
  </div>
))

export const Sizes = inWords(t => (
  <div className="gallery-row">
    {SIZES.map(size => (
      <Button key={size} size={size}>
        {t('cart.checkout')}
      </Button>
    ))}
  </div>
))

/** The label stays; a click does nothing, and a form is not sent twice. */
export const Busy = inWords(t => (
  <div className="gallery-row">
    {VARIANTS.map(variant => (
      <Button key={variant} variant={variant} busy>
        {t('account.save')}
      </Button>
    ))}
  </div>
))

export const Disabled = inWords(t => (
  <div className="gallery-row">
    {VARIANTS.map(variant => (
      <Button key={variant} variant={variant} disabled>
        {t('account.save')}
      </Button>
    ))}
  </div>
))

export const WithIcon = inWords(t => (
  <div className="gallery-row">
    <Button size="lg">
      <IconShoppingCartPlus className="size-5" />
      {t('product.addToCart')}
    </Button>
  </div>
))

/** A long label wraps and is never cut off. */
export const LongText = inWords(t => (
  <div className="gallery-narrow">
    <Button className="w-full">{t('payment.klarna_account')}</Button>
    <Button className="w-full" variant="tertiary">
      {t('checkout.sameAsBilling')}
    </Button>
    <Button className="w-full" variant="secondary">
      {t('login.advantageAddresses')}
    </Button>
  </div>
))

/** A link that looks like a button. */
export const AsLink = inWords(t => (
  <div className="gallery-row">
    <a href="#cart" className={buttonClass('secondary')}>
      {t('cart.view')}
    </a>
    <a href="#home" className={buttonClass('link')}>
      {t('cart.continue')}
    </a>
  </div>
))

/** What a busy control turns, alone. */
export const Waiting = inWords(t => (
  <p className="gallery-row">
    <Spinner /> {t('shell.loading')}
  </p>
))
