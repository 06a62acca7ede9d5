/** The mark of the shop: an anvil in a signal-coloured square. */
export function AnvilMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 36 36" className={className} aria-hidden="true">
      <rect width="36" height="36" rx="7" className="fill-signal-400" />
      <path
        className="fill-ink-950"
        d="M4.5 12.2h8.2v-1.9h18.1v3.2c-1.3 3-4.4 4.9-8.6 5.4v3.3c0 .9.6 1.4 1.5 1.7l2.6.8v2.6H11.2v-2.6l2.6-.8c.9-.3 1.5-.8 1.5-1.7v-3.1C10 18.8 6 16.3 4.5 12.2Z"
      />
    </svg>
  )
}
