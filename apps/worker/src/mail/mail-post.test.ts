import { marketOf } from '@shop/domain/market'
import type { EngineContext } from '@shop/engine/database'
import { aStore } from '@shop/engine/testing'
import type { Mail } from '@shop/integrations/mail'
import { expect, test } from 'vitest'
import { postMail } from './mail-post.ts'

const store = { ...aStore(marketOf('DE')), version: 1 }

async function posted(returnPath?: string): Promise<Mail | undefined> {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
  const post = { context: {} as EngineContext, mailer, mailFrom: 'orders@anvil.example', ...(returnPath ? { returnPath } : {}) }
  const words = { to: 'erika@example.org', subject: 'Subject', text: 'Text', html: '<p>Text</p>' }
  await postMail(post, { ...words, kind: 'order-confirmation', id: '0194', store })
  return sent[0]
}

test('A6 a mail is named after its kind and what it is about, answered by its store, and counted per kind and store', async () => {
  expect(await posted()).toMatchObject({
    from: { name: 'Anvil', address: 'orders@anvil.example' },
    to: 'erika@example.org',
    replyTo: store.custom.email,
    messageId: 'order-confirmation.0194@anvil.example',
    feedbackId: 'order-confirmation:de:anvil',
  })
})

test('a mail that comes back says which one it was, where reports have an address of their own', async () => {
  expect((await posted('bounces@mail.anvil.example'))?.returnPath).toBe('bounces+0194@mail.anvil.example')
  expect((await posted())?.returnPath).toBe('orders@anvil.example')
})
