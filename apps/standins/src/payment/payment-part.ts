import { escapeHtml } from '@shop/http'
import type { HeldPayment } from './held-payment.ts'
import type { SentNotification } from './notification-sender.ts'
import {
  capturableValue,
  EVENT_CODES,
  OPERATION_NAMES,
  type OperationRule,
  PAYMENT_OPERATIONS,
  refundableValue,
} from './operation.ts'
import { sumText } from './provider-page.ts'

/** A payment on the page of all: what it is, what was notified about it, and what can be done to it. */
export function paymentPart(payment: HeldPayment, sent: readonly SentNotification[]): string {
  const { pspReference, createdAt, reference, amount, method, standing, capturedValue, refundedValue, refusal } = payment
  const told = sent.filter(({ item }) => item.pspReference === pspReference || item.originalReference === pspReference)
  const money = [
    capturedValue > 0 ? `captured ${sumText({ ...amount, value: capturedValue })}` : '',
    refundedValue > 0 ? `refunded ${sumText({ ...amount, value: refundedValue })}` : '',
    standing === 'refused' && refusal ? refusal.reason : '',
  ].filter(text => text !== '')
  return `<article class="card small" id="${pspReference}">
<div class="head"><h2>${sumText(amount)} <span class="muted">${escapeHtml(method)}</span></h2><span class="badge ${standing}">${standing}</span></div>
<p>${escapeHtml(reference)} <span class="muted">· ${pspReference} · ${timeText(createdAt)}${money.length > 0 ? ` · ${escapeHtml(money.join(', '))}` : ''}</span></p>
${told.length > 0 ? eventTable(told) : '<p class="muted">Nothing was notified yet.</p>'}
${operationForm(payment)}
${eventForm(payment)}
</article>`
}

function eventTable(told: readonly SentNotification[]): string {
  const rows = told.map(({ id, item, isHeld, deliveries }) => {
    const answers = deliveries.map(({ status }) => status ?? 'no answer').toReversed()
    const answer = isHeld ? 'held' : answers.length > 0 ? answers.join(', ') : 'not sent'
    const what = [...(item.amount.value > 0 ? [sumText(item.amount)] : []), item.pspReference].join(' · ')
    const failed = item.success === 'true' ? '' : ' <strong class="refused">failed</strong>'
    return `<tr><td>${escapeHtml(item.eventCode)}${failed}<br><span class="muted">${what}</span></td><td>${answer}</td><td><form class="inline" method="post" action="/payment/notifications/${id}/resend"><button>Resend</button></form></td></tr>`
  })
  return `<table class="events"><thead><tr><th>Event</th><th>Answers</th><td></td></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function operationForm(payment: HeldPayment): string {
  const names = OPERATION_NAMES.filter(name => (PAYMENT_OPERATIONS[name] as OperationRule).applies(payment))
  if (names.length === 0) return ''
  const value = capturableValue(payment) || refundableValue(payment)
  const id = `value-${payment.pspReference}`
  const field =
    value > 0
      ? `<label for="${id}">Cents to capture or refund</label><input type="number" id="${id}" name="value" min="1" value="${value}">`
      : ''
  const buttons = names.map(name => `<button name="operation" value="${name}">${PAYMENT_OPERATIONS[name].label}</button>`)
  return `<form method="post" action="/payment/payments/${payment.pspReference}">${field}<div class="buttons">${buttons.join('')}</div></form>`
}

function eventForm({ pspReference, amount }: HeldPayment): string {
  const id = `event-${pspReference}`
  const codes = EVENT_CODES.map(code => `<option>${code}</option>`).join('')
  return `<details><summary>Notify anything else</summary><form method="post" action="/payment/payments/${pspReference}/events">
<label for="${id}">Event</label><select id="${id}" name="eventCode">${codes}</select>
<label for="${id}-value">Cents</label><input type="number" id="${id}-value" name="value" min="1" value="${amount.value}">
<input type="hidden" name="isSuccess" value="false"><label class="toggle"><input type="checkbox" name="isSuccess" value="true" checked>Successful</label>
<input type="hidden" name="isModification" value="false"><label class="toggle"><input type="checkbox" name="isModification" value="true">With a number of its own</label>
<div class="buttons"><button>Notify</button></div></form></details>`
}

function timeText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
