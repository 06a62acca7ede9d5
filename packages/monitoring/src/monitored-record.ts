/** Something that an owner's collector is to know; no attribute is personal. */
export interface MonitoredRecord {
  /** Name of the kind of event, such as `browser.web_vital`. */
  readonly event?: string
  readonly severity: 'info' | 'warn' | 'error' | 'fatal'
  readonly message: string
  /** By the names of OpenTelemetry where it has one. */
  readonly attributes: Readonly<Record<string, string | number>>
}

/** A record with its time, in ms since 1970. */
export interface TimedRecord extends MonitoredRecord {
  readonly at: number
}

/** Sends records to a collector; false where it did not take them. Never rejects. */
export interface RecordSender {
  send(records: readonly TimedRecord[]): Promise<boolean>
  close(): Promise<void>
}
