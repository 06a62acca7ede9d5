/** A widget of an outside service, by what it shows. */
export type ServiceWidgetName = 'google-reviews' | 'parcel-tracking' | 'trust-badge'

/** What the frame of a widget tells the page once there is something to see in it. */
export const WIDGET_SHOWN = 'widget-shown'

/** The addresses of the widgets' scripts, as far as they are set. */
interface WidgetSettings {
  readonly googleReviewsScript?: string
  readonly parcelTrackingScript?: string
  readonly trustWidgetScript?: string
}

/** The script of a widget; undefined where it is not set, and for any other name. */
export function widgetScriptOf(name: string, settings: WidgetSettings): string | undefined {
  switch (name) {
    case 'google-reviews':
      return settings.googleReviewsScript
    case 'parcel-tracking':
      return settings.parcelTrackingScript
    case 'trust-badge':
      return settings.trustWidgetScript
    default:
      return undefined
  }
}

/**
 * The widgets that pages of a store may show: its Google reviews by a switch of the store (REV-18), the trust badge in markets
 * with trust features (MKT-21), each only where its script is set.
 */
export function widgetsOf(
  settings: WidgetSettings,
  { hasGoogleReviews, hasTrustBadge }: { readonly hasGoogleReviews: boolean; readonly hasTrustBadge: boolean },
): ServiceWidgetName[] {
  const isOn: Readonly<Record<ServiceWidgetName, boolean>> = {
    'google-reviews': hasGoogleReviews,
    'parcel-tracking': true,
    'trust-badge': hasTrustBadge,
  }
  const names: readonly ServiceWidgetName[] = ['google-reviews', 'parcel-tracking', 'trust-badge']
  return names.filter(name => isOn[name] && widgetScriptOf(name, settings) !== undefined)
}
