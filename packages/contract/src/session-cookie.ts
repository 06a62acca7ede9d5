/** Name of the cookie that carries the session's token (COOK-01); only the middleware reads what is in it. */
export const SESSION_COOKIE = 'vsf-commercetools-token'

/** Name of the cookie with the loyalty group of the signed-in customer (COOK-01); prices never depend on it (COOK-09). */
export const CUSTOMER_GROUP_COOKIE = 'vsf-customer-group'

/** Name of the cookie with the id of the customer who is signed in (COOK-05). */
export const CUSTOMER_ID_COOKIE = 'vsf-customer-id'

/** Name of the cookie with the fingerprint of the device, which is only kept with consent (COOK-05). */
export const DEVICE_FINGERPRINT_COOKIE = 'vsf-device-fingerprint'

/** Name of the cookie with the way in which goods were last sent, which signing out forgets (CHK-11, CHK-12). */
export const SHIPPING_ADDRESS_TYPE_COOKIE = 'vsf-shipping-address-type'
