import { anyOf, oneOf, wholeNumberIn } from '#domain/tools/answers.ts'
import { advisePressure, diastolicRange, systolicRange } from '#domain/tools/blood-pressure.ts'
import { findGravest } from '#domain/tools/find-gravest.ts'
import { format } from '#messages/format.ts'
import { Checks } from '../parts/checks.tsx'
import { Choices } from '../parts/choices.tsx'
import { NumberField } from '../parts/fields.tsx'
import { HelpNow } from '../parts/help-now.tsx'
import { SignChecks } from '../parts/sign-checks.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'
import { PressureResult } from './pressure-result.tsx'

const places = ['home', 'clinic'] as const

export function BloodPressureTool({ signs }: ToolProps) {
  const words = useToolWords('blood-pressure')
  const form = useToolForm({
    systolic: { read: wholeNumberIn(systolicRange), error: format(words.systolicError, systolicRange) },
    diastolic: { read: wholeNumberIn(diastolicRange), error: format(words.diastolicError, diastolicRange) },
    place: { read: oneOf(places), error: words.placeError },
    about: { read: anyOf(['pregnant']), error: '' },
    signs: { read: anyOf(signs.map(({ id }) => id)), error: '' },
  })
  // Swapped numbers are a slip that no single field can see.
  const isSwapped = form.given !== undefined && form.given.systolic <= form.given.diastolic
  const errors = isSwapped ? [{ field: 'systolic', message: words.orderError }] : form.errors
  const given = isSwapped ? undefined : form.given
  const advice =
    given &&
    advisePressure(given, {
      place: given.place,
      pregnant: given.about.includes('pregnant'),
      sign: findGravest(given.signs, signs),
    })
  const calm = advice === 'emergency' || advice === 'maternity' ? undefined : advice
  return (
    <>
      <ToolForm form={{ ...form, errors }}>
        <NumberField
          {...form.field('systolic')}
          {...(isSwapped && { error: words.orderError })}
          whole
          label={words.systolic}
          hint={words.systolicHint}
        />
        <NumberField {...form.field('diastolic')} whole label={words.diastolic} hint={words.diastolicHint} />
        <Choices
          {...form.field('place')}
          legend={words.place}
          options={places.map((id) => ({ id, text: words[id] }))}
        />
        <Checks name="about" legend={words.about} options={[{ id: 'pregnant', text: words.pregnant }]} />
        <SignChecks signs={signs} />
      </ToolForm>
      <HelpNow level={advice === 'emergency' || advice === 'maternity' ? advice : undefined} />
      <PressureResult given={given} advice={calm} words={words} signs={signs} />
    </>
  )
}
