import { useEffect, useRef, useState } from 'react'
import { anyOf, oneOf } from '#domain/tools/answers.ts'
import { findGravest } from '#domain/tools/find-gravest.ts'
import { advisePain, type Helper, type PainPlace, painPlaceIds } from '#domain/tools/pain-map.ts'
import { Field } from '#ui/field/field.tsx'
import { BookLink } from '../parts/book-link.tsx'
import { HelpNow } from '../parts/help-now.tsx'
import { SignChecks } from '../parts/sign-checks.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'
import { BodyPicker, placeFragment } from './body-picker.tsx'

const treatments: Record<Helper, string> = {
  doctor: 'gp-consultation',
  physiotherapist: 'physiotherapist-first-time',
  chiropractor: 'chiropractor-first-time',
  'eye-doctor': 'eye-examination',
  'ear-nose-throat-doctor': 'ent-consultation',
}

export function PainMapTool({ signs }: ToolProps) {
  const words = useToolWords('pain-map')
  const [place, setPlace] = useState<PainPlace>()
  const list = useRef<HTMLSelectElement>(null)
  const form = useToolForm({
    place: { read: oneOf(painPlaceIds), error: words.whereError },
    signs: { read: anyOf(signs.map(({ id }) => id)), error: '' },
  })
  const choose = (chosen: PainPlace | undefined) => {
    setPlace(chosen)
    form.clear()
  }
  // A place may have been chosen before hydration: in the list, or on the body, which leaves it in the address.
  useEffect(() => {
    const tapped = painPlaceIds.find((id) => location.hash === `#${placeFragment}${id}`)
    if (tapped) {
      list.current!.value = tapped
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    setPlace(painPlaceIds.find((id) => id === list.current?.value))
  }, [])

  const { given } = form
  const asked = place ? signs.filter(({ id }) => advisePain(place).signs.includes(id)) : []
  const level = given && findGravest(given.signs, asked)
  const [first, ...others] = given && !level ? advisePain(given.place).helpers : []
  return (
    <>
      <ToolForm form={form} button={words.show}>
        <BodyPicker
          words={words}
          chosen={place}
          onChoose={(chosen) => {
            list.current!.value = chosen
            choose(chosen)
          }}
        />
        <Field id="place" label={words.where} hint={words.whereHint} error={form.field('place').error}>
          {(control) => (
            <select
              {...control}
              ref={list}
              name="place"
              onChange={(event) => choose((event.target.value as PainPlace | '') || undefined)}
            >
              <option value="">{words.choose}</option>
              {painPlaceIds.map((id) => (
                <option key={id} id={placeFragment + id} value={id}>
                  {words.places[id]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {asked.length > 0 && <SignChecks key={place} signs={asked} />}
      </ToolForm>
      <HelpNow level={level} />
      <ToolResult title={first && words.result[first]}>
        {first && (
          <>
            <p>{words.advice[first]}</p>
            <BookLink treatment={treatments[first]} named />
            {others.length > 0 && <h4>{words.other}</h4>}
            {others.map((helper) => (
              <BookLink key={helper} treatment={treatments[helper]} named />
            ))}
          </>
        )}
      </ToolResult>
    </>
  )
}
