import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { useSite } from '../../site-context.tsx'
import { type FilterName, type Filters, filterNames } from './filter-people.ts'

export type FilterOptions = Record<FilterName, { value: string; title: string }[]>

/**
 * Selects that keep their own values: what a visitor chose before hydration is read from them, and would be
 * lost if React set them.
 */
export function FilterForm({
  options,
  asked,
  onChange,
}: {
  options: FilterOptions
  /** What the address asks for. */
  asked: () => Filters
  onChange: (filters: Filters) => void
}) {
  const { practitioner: words } = useSite().stringTranslations
  const form = useRef<HTMLFormElement>(null)
  const first = useRef({ asked, onChange })
  useEffect(() => {
    if (!form.current) return
    const filters = { ...first.current.asked(), ...readForm(form.current) }
    for (const select of form.current.querySelectorAll('select'))
      select.value = filters[select.name as FilterName] ?? ''
    first.current.onChange(filters)
  }, [])
  return (
    <form
      ref={form}
      className="filters needs-script"
      method="dialog"
      aria-label={words.filters}
      onChange={(event) => onChange(readForm(event.currentTarget))}
      onReset={() => onChange({})}
    >
      {filterNames.map((name) => (
        <Field key={name} id={name} label={words[name]}>
          {(control) => (
            <select {...control} name={name} defaultValue="">
              <option value="">{words.any}</option>
              {options[name].map(({ value, title }) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      <Button type="reset" tone="quiet">
        {words.reset}
      </Button>
    </form>
  )
}

function readForm(form: HTMLFormElement): Filters {
  return Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
}
