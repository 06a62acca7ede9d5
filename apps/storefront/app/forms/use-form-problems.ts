import { type FormEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { useShop } from '../request/use-shop.tsx'

/** What is wrong with a field; `field` is its name and id in the form. */
interface FieldProblem {
  readonly field: string
}

interface ProblemSource<Problem extends FieldProblem> {
  /** What the server said to the last submission. */
  readonly sent: readonly Problem[] | undefined
  /** Judges what is typed. */
  find(form: FormData): readonly Problem[]
  textOf(problem: Problem): string
  /** What a submission with problems moves the focus to: their list, or the first field that has one. */
  readonly focus?: 'summary' | 'first-field'
}

/**
 * The way forms of the shop tell about problems: a field is looked at on leaving it and then on every change while it
 * is wrong, never during the first typing; a submission with problems lists them and moves the focus
 * there, or to the first field with one (CHK-05).
 */
export function useFormProblems<Problem extends FieldProblem>({ sent, find, textOf, focus = 'summary' }: ProblemSource<Problem>) {
  const { t } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>(sent ?? [])
  const [submitted, setSubmitted] = useState<readonly Problem[]>(sent ?? [])
  const isPressing = useRef(false)
  const isBusy = useNavigation().state !== 'idle'
  const show = (found: readonly Problem[]) => {
    setProblems(found)
    setSubmitted(found)
  }
  useEffect(() => {
    if (!sent) return
    setProblems(sent)
    setSubmitted(sent)
  }, [sent])
  useEffect(() => {
    const [first] = submitted
    if (!first) return
    if (focus === 'first-field') focusField(first.field)
    else summary.current?.focus()
  }, [submitted, focus])

  const findNow = () => (form.current ? find(new FormData(form.current)) : [])
  const check = (name: string) => {
    const found = findNow().filter(({ field }) => field === name)
    setProblems(current => [...current.filter(({ field }) => field !== name), ...found])
  }
  const errors: Readonly<Record<string, string>> = Object.fromEntries(problems.map(problem => [problem.field, textOf(problem)]))
  const remaining = submitted.flatMap(({ field }) => {
    const text = errors[field]
    return text === undefined ? [] : [{ field, text }]
  })
  /** Shows what keeps a form from being sent, and keeps it. */
  const refuse = (event: FormEvent<HTMLFormElement>, found: readonly Problem[]) => {
    if (found.length > 0 || isBusy) event.preventDefault()
    // What was wrong may be hidden now, and is then corrected without being touched.
    show(found)
  }
  return {
    isBusy,
    /** Text of the problem of a field. */
    errors,
    findNow,
    refuse,
    /** Properties of the summary above the form: problems of the last submission that are still there. */
    summary: { ref: summary, title: t('checkout.errorSummary', { count: remaining.length }), problems: remaining },
    /** Properties of the form itself. */
    form: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onPointerDown: ({ target }: PointerEvent<HTMLFormElement>) => {
        isPressing.current = target instanceof Element && target.closest('button[type=submit]') !== null
      },
      onPointerUp: () => {
        isPressing.current = false
      },
      onBlur: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name, value } = target as unknown as HTMLInputElement
        // A text that appears now would move the button from under the finger; submitting judges everything anyway.
        if (isPressing.current) return
        if (name && (value !== '' || errors[name])) check(name)
      },
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as unknown as HTMLInputElement
        if (errors[name]) check(name)
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => refuse(event, findNow()),
    },
  }
}

/** Shows a field in the middle of the window, where its label and its problem are seen too, and puts the cursor there. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
