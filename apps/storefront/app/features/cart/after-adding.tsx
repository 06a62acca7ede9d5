import { fetchShopFile } from '@shop/contract/shop-file'
import type { LineItem } from '@shop/domain/cart'
import { guaranteesToAdd, type OfferedGuarantees, stepAfterAdding } from '@shop/domain/offer'
import type { Translate } from '@shop/i18n'
import { Button, buttonClass } from '@shop/ui'
import { IconCircleCheck } from '@shop/ui/icons'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { logBrowserError } from '../../browser/environment.ts'
import type { GuaranteeOffer } from '../../catalogue/guarantee-offers.server.ts'
import type { Preorders } from '../../catalogue/preorders.ts'
import { recommendationAttributes } from '../../catalogue/recommendation-mark.ts'
import { Fragment } from '../../commerce-ui/fragment.tsx'
import { LinePicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { FreeDeliveryBar } from './cart-notices.tsx'
import { type AddedToCart, useCart } from './cart-provider.tsx'
import type { CurrentOffers } from './current-offers.ts'
import { GuaranteeChoice } from './purchase-choice.tsx'

/** What the shop can offer with products that are put into a cart, as it says it to its own pages. */
export interface OffersForAdded {
  readonly guarantees: readonly { readonly sku: string; readonly offers: readonly GuaranteeOffer[] }[]
  /** What recommends the complementary products (TRACK-10). */
  readonly recommendationId: string
  /** Cards as HTML. */
  readonly complements: readonly Complement[]
  readonly current: CurrentOffers
  /** What of the units that were asked about comes later. */
  readonly preorders: Preorders
}

interface Complement {
  readonly sku: string
  readonly html: string
}

/** What the sidebar shows before the cart. */
export interface SidebarStep {
  readonly title: string
  readonly content: ReactNode
}

/** What follows after an addition; undefined for the cart, and where it cannot be known. Never rejects. */
export async function chooseSidebarStep(
  { skus, cart: adding }: AddedToCart,
  { t, href }: { readonly t: Translate; readonly href: string },
): Promise<SidebarStep | undefined> {
  const [found, cart] = await Promise.all([fetchOffers(href), adding])
  if (!found || !cart) return undefined
  const step = stepAfterAdding(cart.lineItems, found)
  switch (step.kind) {
    case 'guarantees':
      return {
        title: t('guarantee.title'),
        content: <Guarantees key={href} offered={step.offered} preorders={found.preorders} />,
      }
    case 'complements': {
      const added = cart.lineItems.filter(({ variant }) => skus.includes(variant.sku))
      const { recommendationId, preorders } = found
      const content = (
        <Complements added={added} preorders={preorders} recommendationId={recommendationId} complements={step.complements} />
      )
      return { title: t('product.goesWellWith'), content }
    }
    case 'cart':
      return undefined
  }
}

/** What can be offered with products of a cart; undefined when it cannot be loaded. */
export async function fetchOffers(href: string): Promise<OffersForAdded | undefined> {
  try {
    return await fetchShopFile<OffersForAdded>(href, { isPersonal: true })
  } catch (error) {
    logBrowserError('What goes with a product could not be loaded', error)
    return undefined
  }
}

interface GuaranteesProps {
  readonly offered: readonly OfferedGuarantees<GuaranteeOffer>[]
  readonly preorders: Preorders
}

/** Value of the button that leads on to the checkout at once. */
const TO_CHECKOUT = 'checkout'

/** Guarantees for what was added, without a choice made beforehand; cart or checkout follow in any case (SIDEBAR-02). */
function Guarantees({ offered, preorders }: GuaranteesProps) {
  const { t, text, hrefs, market } = useShop()
  const navigate = useNavigate()
  const { cart, addGuarantee, openSidebar } = useCart()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return (
    <form
      className="flex min-h-full flex-col"
      onSubmit={async event => {
        event.preventDefault()
        if (isBusy) return
        const { submitter } = event.nativeEvent as SubmitEvent
        const isToCheckout = submitter instanceof HTMLButtonElement && submitter.value === TO_CHECKOUT
        setBusy(true)
        const missing = guaranteesToAdd(cart?.lineItems ?? [], chosen)
        const added = await Promise.all(missing.map(choice => addGuarantee(choice.sku, choice.guaranteeSku)))
        setBusy(false)
        // Who has closed the sidebar meanwhile does not want to see the cart.
        if (!isShown.current || added.includes(false)) return
        if (isToCheckout) void navigate(hrefs.checkout('addresses'))
        else openSidebar()
      }}
    >
      <div className="grid grow content-start gap-8 px-5 py-4">
        {offered.map(({ line, offers }) => (
          <div key={line.id} className="grid gap-4">
            <AddedLine line={line} preorders={preorders} />
            <GuaranteeChoice
              product={text(line.name)}
              offers={offers}
              chosen={chosen[line.variant.sku]}
              onChoose={sku => setChosen({ ...chosen, [line.variant.sku]: sku })}
            />
          </div>
        ))}
      </div>
      <WayOn
        checkout={
          market.checkoutEnabled ? (
            <Button type="submit" size="lg" value={TO_CHECKOUT} busy={isBusy}>
              {t('cart.checkout')}
            </Button>
          ) : null
        }
        cart={look => (
          <Button type="submit" {...look} busy={isBusy}>
            {t('cart.view')}
          </Button>
        )}
      />
    </form>
  )
}

interface ComplementsProps {
  readonly added: readonly LineItem[]
  readonly preorders: Preorders
  readonly recommendationId: string
  readonly complements: readonly Complement[]
}

/** Products that go with what was added; cart or checkout follow (SIDEBAR-03). */
function Complements({ added, preorders, recommendationId, complements }: ComplementsProps) {
  const { t, hrefs, market } = useShop()
  const { cart, openSidebar } = useCart()
  return (
    <div className="flex min-h-full flex-col">
      <div className="grid grow content-start gap-5 px-5 py-4">
        {cart ? <FreeDeliveryBar cart={cart} /> : null}
        {added.map(line => (
          <AddedLine key={line.id} line={line} preorders={preorders} />
        ))}
        <ComplementCards recommendationId={recommendationId} complements={complements} />
      </div>
      <WayOn
        checkout={
          market.checkoutEnabled ? (
            <a href={hrefs.checkout('addresses')} className={buttonClass('primary', 'lg')}>
              {t('cart.checkout')}
            </a>
          ) : null
        }
        cart={look => (
          <Button {...look} onClick={openSidebar}>
            {t('cart.view')}
          </Button>
        )}
      />
    </div>
  )
}

type ComplementCardsProps = Pick<ComplementsProps, 'recommendationId' | 'complements'>

/** Cards of what goes with products, two in a row. */
export function ComplementCards({ recommendationId, complements }: ComplementCardsProps) {
  return (
    <ul className="grid pair-33 gap-2.5">
      {complements.map(({ sku, html }) => (
        <li key={sku} className="min-w-0" {...recommendationAttributes({ id: recommendationId, name: 'cart' })}>
          <Fragment fragment={{ id: `goes-with-${sku}`, html }} />
        </li>
      ))}
    </ul>
  )
}

function AddedLine({ line, preorders }: { line: LineItem; preorders: Preorders }) {
  const { t, text } = useShop()
  const preorder = preorders.notes[line.variant.sku]
  return (
    <div className="flex items-center gap-4">
      <LinePicture line={line} />
      <p className="min-w-0 text-sm">
        <span className="flex items-center gap-1.5 font-semibold text-ok">
          <IconCircleCheck className="size-5 shrink-0" />
          <span className="min-w-0">{t('cart.added')}</span>
        </span>
        <span className="mt-0.5 block leading-5">{text(line.name)}</span>
        {preorder ? <span className="num mt-1 block text-xs font-medium text-warn">{preorder}</span> : null}
      </p>
    </div>
  )
}

interface WayOnProps {
  /** Leads to the checkout; null where the market has no checkout, and the cart comes first. */
  readonly checkout: ReactNode
  /** Leads to the cart, in the look that is left for it. */
  readonly cart: (look: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>) => ReactNode
}

/** To the checkout or the cart, or back to the page; in view while the rest scrolls. */
function WayOn({ checkout, cart }: WayOnProps) {
  const { t } = useShop()
  const { closeSidebar } = useCart()
  return (
    <div className="sticky bottom-0 grid gap-2 bg-white px-5 pt-5 pb-3 shadow-bar">
      {checkout ?? cart({ size: 'lg' })}
      <div className="flex flex-wrap justify-center gap-x-6">
        {checkout ? cart({ variant: 'link', className: 'min-h-11' }) : null}
        <Button variant="link" className="min-h-11" onClick={closeSidebar}>
          {t('cart.continue')}
        </Button>
      </div>
    </div>
  )
}
