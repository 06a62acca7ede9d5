import { Component, type ReactNode } from 'react'
import { useOptionalShop } from '../request/use-shop.tsx'
import { ErrorPage } from './error-page.tsx'
import { FallbackErrorPage } from './fallback-error-page.tsx'

/** Shows the error page, or its fallback where there is no shop to show it in or it fails itself (ERR-02, ERR-03). */
export function ShopErrorBoundary({ error }: { error: unknown }) {
  const shop = useOptionalShop()
  const hasDetails = import.meta.env.DEV
  if (!shop) return <FallbackErrorPage error={error} hasDetails={hasDetails} />
  return (
    <ErrorPageGuard hasDetails={hasDetails}>
      <ErrorPage error={error} />
    </ErrorPageGuard>
  )
}

/** Catches what fails while the error page is shown; only a class can. */
class ErrorPageGuard extends Component<{ hasDetails: boolean; children: ReactNode }, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <FallbackErrorPage error={failure.error} hasDetails={this.props.hasDetails} /> : this.props.children
  }
}
