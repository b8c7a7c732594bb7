import { Fragment } from 'react'
import { anyOf, oneOf } from '#domain/tools/answers.ts'
import { travelCountries } from '#domain/tools/travel-countries.ts'
import { adviseTravel, tripKinds } from '#domain/tools/travel-vaccines.ts'
import { format } from '#messages/format.ts'
import { BookLink } from '../parts/book-link.tsx'
import { Checks } from '../parts/checks.tsx'
import { SelectField } from '../parts/fields.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'

const otherCountry = 'other'
const countryIds = [...travelCountries.keys(), otherCountry]
const weights = ['usual', 'likely', 'ask'] as const

export function TravelVaccinesTool({ locale }: ToolProps) {
  const words = useToolWords('travel-vaccines')
  const form = useToolForm({
    country: { read: oneOf(countryIds), error: words.countryError },
    trip: { read: anyOf(tripKinds), error: '' },
  })
  const { given } = form
  const country = given && travelCountries.get(given.country)
  const advice = given && adviseTravel(country, given.trip)
  const countries = words.order.map((id) => ({ id, text: travelCountries.get(id)![locale] }))
  const title = country ? format(words.result, { country: country[locale] }) : words.resultOther
  return (
    <>
      <ToolForm form={form} button={words.show}>
        <SelectField
          {...form.field('country')}
          label={words.country}
          empty={words.choose}
          options={[...countries, { id: otherCountry, text: words.otherCountry }]}
        />
        <Checks name="trip" legend={words.trip} options={tripKinds.map((id) => ({ id, text: words.trips[id] }))} />
      </ToolForm>
      <ToolResult title={advice && title}>
        {advice && (
          <>
            {!country && <p>{words.otherText}</p>}
            {weights.map((weight) => {
              const vaccines = advice.vaccines.filter((it) => it.weight === weight)
              return (
                vaccines.length > 0 && (
                  <Fragment key={weight}>
                    <h4>{words.headings[weight]}</h4>
                    <ul>
                      {vaccines.map(({ vaccine }) => (
                        <li key={vaccine}>
                          <strong>{words.vaccines[vaccine].name}.</strong> {words.vaccines[vaccine].why}
                        </li>
                      ))}
                    </ul>
                  </Fragment>
                )
              )
            })}
            {advice.malaria && (
              <p>
                <strong>{words.malariaName}.</strong> {words.malaria}
              </p>
            )}
            <p>{words.check}</p>
            <BookLink treatment="vaccination" />
          </>
        )}
      </ToolResult>
    </>
  )
}
