import { Button, TextArea } from '@shop/ui'
import { Form, useNavigation } from 'react-router'
import { CHECK, type QuickOrderAnswer, type QuickOrderWords } from './quick-order-answer.ts'

/** The list, typed or from a file. Works without scripts. */
export function QuickOrderForm({ words, answer }: { words: QuickOrderWords; answer: QuickOrderAnswer }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" encType="multipart/form-data" className="grid max-w-160 gap-5">
      <div>
        <TextArea
          // What came back of a file or an addition is another text.
          key={answer.list}
          id="list"
          name="list"
          label={words.list}
          rows={8}
          spellCheck={false}
          autoCapitalize="characters"
          defaultValue={answer.list}
          error={answer.refusal}
        />
        <p className="mt-1.5 text-sm text-steel-600">{words.listHint}</p>
      </div>
      <div>
        <label htmlFor="file" className="mb-1.5 block text-sm font-medium text-ink-900">
          {words.file}
        </label>
        <input
          id="file"
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className="block min-h-12 w-full max-w-full rounded-md border border-steel-500 bg-white p-2.5 text-sm file:mr-3 file:min-h-7 file:rounded-md file:border-0 file:bg-steel-100 file:px-3 file:font-medium"
        />
      </div>
      <Button type="submit" size="lg" name="intent" value={CHECK} busy={isBusy} className="sm:justify-self-start">
        {words.check}
      </Button>
    </Form>
  )
}
