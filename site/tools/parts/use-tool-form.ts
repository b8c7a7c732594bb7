import { useState } from 'react'
import { type Answers, type Reader, readAnswers } from '#domain/tools/answers.ts'
import { dayOnDevice } from '#domain/tools/device-day.ts'

/** How a question is read, and what the form says when that fails. */
export interface Question<T> {
  read: Reader<T>
  error: string
}

type ReadersOf<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends Question<infer T> ? Reader<T> : never
}

export interface FieldError {
  field: string
  message: string
}

export interface ToolFormState<Given> {
  /** The visitor's own day when the button was pressed, and what the form said. Nothing before that, or while it has errors. */
  given: (Given & { today: string }) | undefined
  errors: FieldError[]
  submit: (form: FormData) => void
  /** What a field of the form needs: its name and its error. */
  field: (name: keyof Given & string) => { name: string; error: string | undefined }
  /** Takes the result away, as when an answer is changed. */
  clear: () => void
}

/**
 * The questions of a tool: read when the button is pressed, all errors at once. The fields keep their own values.
 * `check` finds answers that do not go together; `onGiven` is for forms that add to a list, such as a diary.
 */
export function useToolForm<Questions extends Record<string, Question<unknown>>>(
  questions: Questions,
  {
    check,
    onGiven,
  }: {
    check?: (
      given: Answers<ReadersOf<Questions>>,
      today: string,
    ) => { field: keyof Questions & string; message: string }[]
    onGiven?: (given: Answers<ReadersOf<Questions>>) => void
  } = {},
): ToolFormState<Answers<ReadersOf<Questions>>> {
  type Given = Answers<ReadersOf<Questions>>
  const [given, setGiven] = useState<Given & { today: string }>()
  const [errors, setErrors] = useState<FieldError[]>([])

  function submit(form: FormData) {
    const today = dayOnDevice(new Date())
    const readers = Object.fromEntries(Object.entries(questions).map(([name, { read }]) => [name, read]))
    const read = readAnswers(readers, (name) => form.getAll(name).map(String), today)
    const answers = read.ok ? (read.answers as Given) : undefined
    const found: FieldError[] = read.ok
      ? (check?.(read.answers as Given, today) ?? [])
      : read.wrong.map((name) => ({ field: name, message: questions[name]!.error }))
    const isRight = answers !== undefined && found.length === 0
    setErrors(found)
    setGiven(isRight ? { ...answers, today } : undefined)
    if (isRight) onGiven?.(answers)
  }

  return {
    given,
    errors,
    submit,
    field: (name) => ({ name, error: errors.find((error) => error.field === name)?.message }),
    clear: () => setGiven(undefined),
  }
}
