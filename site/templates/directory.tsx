import { useMemo, useState } from 'react'
import type { KindData } from '#compiler/page-data.ts'
import { htmlLang } from '#domain/locale.ts'
import { format } from '#messages/format.ts'
import { Grid } from '#ui/grid/grid.tsx'
import { PersonCard } from '#ui/person-card/person-card.tsx'
import { useSite } from '../site-context.tsx'
import { FilterForm, type FilterOptions } from './directory/filter-form.tsx'
import { type Filters, filterPeople, optionsOf, readFilters, writeFilters } from './directory/filter-people.ts'
import { PageHead } from './parts/page-head.tsx'
import { Related } from './parts/related.tsx'
import { Sections } from './parts/sections.tsx'

export function DirectoryTemplate({ data }: { data: KindData['directory'] }) {
  const { practitioners, clinicsData, page, stringTranslations } = useSite()
  const { practitioner: words, profession } = stringTranslations
  const [filters, setFilters] = useState<Filters>({})
  const clinicName = (id: string) => clinicsData.find((clinic) => clinic.id === id)?.name ?? id
  const people = useMemo(
    () =>
      practitioners.filter((person) => data.professions.length === 0 || data.professions.includes(person.profession)),
    [practitioners, data.professions],
  )
  const tag = htmlLang(page.language)
  const options: FilterOptions = {
    city: optionsOf(people, 'city', String, tag),
    clinic: optionsOf(people, 'clinic', clinicName, tag),
    type: optionsOf(people, 'type', (value) => profession[value as keyof typeof profession], tag),
    service: optionsOf(people, 'service', String, tag),
    competence: optionsOf(people, 'competence', String, tag),
  }
  /** The address follows the filters, so that reload, Back and a shared link show the same people. */
  const change = (next: Filters) => {
    setFilters(next)
    const address = location.pathname + writeFilters(next)
    if (address !== location.pathname + location.search) history.replaceState(history.state, '', address)
  }
  const shown = filterPeople(people, filters)
  return (
    // Only the script can show an address with filters, so it is loaded at once.
    <div className="wrap" data-wake="query">
      <PageHead data={data} />
      <Sections sections={data.sections.filter(({ key }) => key === 'intro')} />
      <FilterForm options={options} asked={() => readFilters(location.search, people)} onChange={change} />
      <h2 aria-live="polite">{format(words.count, { count: shown.length })}</h2>
      {shown.length === 0 && <p>{words.none}</p>}
      <Grid>
        {shown.map((person) => (
          <PersonCard
            key={person.id}
            title={person.title}
            path={person.path}
            profession={profession[person.profession]}
            text={person.clinics.map(clinicName).join(', ')}
            portrait={person.portrait}
          />
        ))}
      </Grid>
      <div className="text">
        <Sections sections={data.sections.filter(({ key }) => key !== 'intro')} />
      </div>
      <Related pages={data.related} />
    </div>
  )
}
