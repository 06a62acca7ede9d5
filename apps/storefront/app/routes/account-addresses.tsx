import { type AddressRole, isAutocompleteOffered } from '@shop/domain/address'
import { addressesIn, defaultAddressIdOf } from '@shop/domain/customer'
import { redirect } from 'react-router'
import { accountMeta } from '../features/customer/account-meta.ts'
import { AddressList } from '../features/customer/address-list.tsx'
import { LIST_CHANGES, saveAddress } from '../features/customer/change-addresses.server.ts'
import { afterChange, ChangeNotice, type DoneChange, doneChangeOf } from '../features/customer/change-notice.tsx'
import { type ChangeProblem, changeProblemOf } from '../features/customer/change-problem.ts'
import {
  ADDRESS_PARAMETER,
  DELETE_ADDRESS,
  MAKE_DEFAULT,
  NEW_ADDRESS,
  PAGE_OF_ROLE,
  readSavedAddress,
  roleOfPage,
  type SavedAddressTexts,
  savedAddressProblems,
  savedAddressTextsOf,
} from '../features/customer/saved-address-data.ts'
import { SavedAddressForm } from '../features/customer/saved-address-form.tsx'
import { type AddressFormProblem, fieldText } from '../forms/address-texts.ts'
import { pageNotFound } from '../request/not-found.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import { type ShopRequest, shopContext } from '../request/request-context.server.ts'
import { requireCustomer } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import type { Route } from './+types/account-addresses'

function requireRole(page: string | undefined): AddressRole {
  const role = roleOfPage(page)
  if (!role) throw pageNotFound()
  return role
}

/** The store of the shop, which switches the completion of addresses; without it they are typed. */
function storesOf({ client }: ShopRequest) {
  return optionalBlock(
    'store',
    client.call('getStores', {}).then(({ stores }) => stores.results),
    [],
  )
}

/** The saved addresses of a role in this country (ADDR-20), and the form when the address of the page asks for it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const role = requireRole(params.addresses)
  const customer = await requireCustomer(shop)
  const addresses = addressesIn(customer, shop.market.country, role)
  const asked = url.searchParams.get(ADDRESS_PARAMETER)
  // The list needs nothing of the store.
  const [store] = asked === null ? [] : await storesOf(shop)
  const edited = addresses.find(({ id }) => id === asked)
  const defaultId = addresses.find(({ id }) => id === defaultAddressIdOf(customer, role))?.id
  const isDefaultNow = edited !== undefined && edited.id === defaultId
  const writer = { ...customer, hasDefault: defaultId !== undefined }
  return {
    language: shop.language,
    role,
    version: customer.version,
    addresses,
    defaultId,
    form:
      edited || asked === NEW_ADDRESS
        ? {
            isNew: !edited,
            isDefaultNow,
            isCompleted: store !== undefined && isAutocompleteOffered(store),
            initial: savedAddressTextsOf(edited, writer, isDefaultNow),
          }
        : undefined,
    // A link to an address that is there no more shows what is.
    isMissing: asked !== null && asked !== NEW_ADDRESS && !edited,
    done: doneChangeOf(url.searchParams),
  }
}

/** What the page shows when a change was not taken. */
interface Refusal {
  readonly problem?: ChangeProblem
  readonly typed?: SavedAddressTexts
  readonly problems?: readonly AddressFormProblem[]
}

/** Saves or deletes an address or makes it the default, whichever form was sent. */
export async function action({ context, params, request, url }: Route.ActionArgs): Promise<Refusal> {
  const shop = context.get(shopContext)
  const role = requireRole(params.addresses)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent !== DELETE_ADDRESS && intent !== MAKE_DEFAULT)
    return submitAddress(shop, role, form, url.searchParams.get(ADDRESS_PARAMETER) ?? NEW_ADDRESS)
  const { id } = await requireCustomer(shop)
  const customer = { id, version: Number(form.get('version')) }
  const address = { id: fieldText(form, 'addressId') }
  const problem = await changeProblemOf(LIST_CHANGES[intent][role](shop.client, { customer, address }))
  if (problem) return { problem }
  throw done(shop, role, intent === DELETE_ADDRESS ? 'address-deleted' : 'default-changed')
}

async function submitAddress(shop: ShopRequest, role: AddressRole, form: FormData, asked: string): Promise<Refusal> {
  const typed = readSavedAddress(form, role)
  const problems = savedAddressProblems(typed, role, shop.market)
  if (problems.length > 0) return { typed, problems }
  const customer = await requireCustomer(shop)
  const isNew = asked === NEW_ADDRESS
  if (!isNew && !addressesIn(customer, shop.market.country, role).some(({ id }) => id === asked)) return { problem: 'conflict' }
  const change = { role, typed, addressId: isNew ? undefined : asked, version: Number(form.get('version')) }
  const problem = await changeProblemOf(saveAddress(shop, customer, change))
  // What was typed for a new address is not out of date, that for a changed one may be.
  if (problem) return problem === 'conflict' && !isNew ? { problem } : { problem, typed }
  throw done(shop, role, 'address-saved')
}

function done({ hrefs }: ShopRequest, role: AddressRole, change: DoneChange) {
  return redirect(hrefs.account(PAGE_OF_ROLE[role], afterChange(change)), 303)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  accountMeta(matches, PAGE_OF_ROLE[loaderData?.role ?? 'shipping'])

export default function AccountAddresses({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useShop()
  const { role, version, addresses, defaultId, form, isMissing, done } = loaderData
  const notice = (
    <ChangeNotice done={actionData ? undefined : done} problem={actionData?.problem ?? (isMissing ? 'conflict' : undefined)} />
  )
  if (!form) return <AddressList {...{ role, version, addresses, defaultId, notice }} />
  const titles = {
    shipping: ['account.changeShippingAddress', 'account.addShippingAddress'],
    billing: ['account.changeBillingAddress', 'account.addBillingAddress'],
  } as const
  return (
    <>
      <h1 className="mb-6 text-h1">{t(titles[role][form.isNew ? 1 : 0])}</h1>
      {notice}
      <SavedAddressForm
        key={form.isNew ? undefined : version}
        role={role}
        version={version}
        initial={actionData?.typed ?? form.initial}
        isDefaultNow={form.isDefaultNow}
        isCompleted={form.isCompleted}
        problems={actionData?.problems}
      />
    </>
  )
}
