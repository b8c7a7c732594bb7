import { useState } from 'react'
import { htmlLang, type Locale } from '#domain/locale.ts'
import { format } from '#messages/format.ts'
import { Field } from '#ui/field/field.tsx'
import { BookLink } from '../parts/book-link.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { readNumber, type ToolProps } from '../tool.ts'
import { bmiWords } from './bmi-words.ts'
import { calculateBmi, heightRange, normalWeights, weightRange } from './calculate-bmi.ts'

export function BmiTool({ locale }: ToolProps) {
  const words = bmiWords[locale]
  const [body, setBody] = useState<{ height: number; weight: number }>()
  const [errors, setErrors] = useState<{ field: string; message: string }[]>([])
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message

  function submit(form: FormData) {
    const height = readNumber(form.get('height'))
    const weight = readNumber(form.get('weight'))
    const found = [
      { field: 'height', ok: isWithin(height, heightRange), message: format(words.heightError, heightRange) },
      { field: 'weight', ok: isWithin(weight, weightRange), message: format(words.weightError, weightRange) },
    ].filter(({ ok }) => !ok)
    setErrors(found)
    setBody(found.length === 0 ? { height, weight } : undefined)
  }

  const result = body && calculateBmi(body.height, body.weight)
  return (
    <>
      <ToolForm errors={errors} onSubmit={submit}>
        <Field id="height" label={words.height} error={errorOf('height')}>
          {(control) => <input {...control} name="height" inputMode="decimal" autoComplete="off" />}
        </Field>
        <Field id="weight" label={words.weight} error={errorOf('weight')}>
          {(control) => <input {...control} name="weight" inputMode="decimal" autoComplete="off" />}
        </Field>
      </ToolForm>
      <ToolResult title={result && format(words.result, { bmi: oneDecimal(result.bmi, locale) })}>
        {body && result && (
          <>
            <p>{words[result.is]}</p>
            <p>{format(words.range, normalWeights(body.height))}</p>
            {result.is !== 'normal' && <BookLink treatment="gp-consultation" />}
          </>
        )}
      </ToolResult>
    </>
  )
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

const oneDecimal = (value: number, locale: Locale) =>
  value.toLocaleString(htmlLang(locale), { minimumFractionDigits: 1 })
