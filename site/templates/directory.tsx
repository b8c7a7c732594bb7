import { useEffect, useMemo, useState } from 'react'
import type { KindData } from '#compiler/page-data.ts'
import { htmlLang } from '#domain/locale.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Grid } from '#ui/grid/grid.tsx'
import { PersonCard } from '#ui/person-card/person-card.tsx'
import { useSite } from '../site-context.tsx'
import {
  type FilterName,
  type Filters,
  filterNames,
  filterPeople,
  optionsOf,
  readFilters,
  writeFilters,
} from './directory/filter-people.ts'
import { PageHead } from './parts/page-head.tsx'
import { Related } from './parts/related.tsx'
import { Sections } from './parts/sections.tsx'

export function DirectoryTemplate({ data }: { data: KindData['directory'] }) {
  const site = useSite()
  const { practitioner: words, profession } = site.stringTranslations
  const people = useMemo(
    () =>
      site.practitioners.filter(
        (person) => data.professions.length === 0 || data.professions.includes(person.profession),
      ),
    [site.practitioners, data.professions],
  )
  const [filters, setFilters] = useState<Filters>({})
  // The address is read after the first render: the page itself is made without one.
  useEffect(() => setFilters(readFilters(location.search, people)), [people])
  const change = (next: Filters) => {
    setFilters(next)
    history.replaceState(history.state, '', location.pathname + writeFilters(next))
  }
  const clinicName = (id: string) => site.clinicsData.find((clinic) => clinic.id === id)?.name ?? id
  const nameOf: Record<FilterName, (value: string) => string> = {
    city: (value) => value,
    clinic: clinicName,
    type: (value) => profession[value as keyof typeof profession],
    service: (value) => value,
    competence: (value) => value,
  }
  const shown = filterPeople(people, filters)
  return (
    <div className="wrap">
      <PageHead data={data} />
      <Sections sections={data.sections.filter(({ key }) => key === 'intro')} />
      <form className="filters needs-script" aria-label={words.filters} onSubmit={(event) => event.preventDefault()}>
        {filterNames.map((name) => (
          <Field key={name} id={name} label={words[name]}>
            {(control) => (
              <select
                {...control}
                name={name}
                value={filters[name] ?? ''}
                onChange={(event) => change({ ...filters, [name]: event.currentTarget.value })}
              >
                <option value="">{words.any}</option>
                {optionsOf(people, name, nameOf[name], htmlLang(site.page.language)).map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
        <Button tone="quiet" onClick={() => change({})}>
          {words.reset}
        </Button>
      </form>
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
