/** The shop at Google, and where Google is. */
export interface GoogleSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Who signs what Google says; its configuration is found below this address. */
  readonly issuerUrl: string
  /** Address of the service that judges tokens. */
  readonly tokenUrl: string
  /** Address of the service that tells who a user is, with its version. */
  readonly profileUrl: string
}
