import type { DirectoryView } from '#directory/directory-view.ts'
import { describeFilterButton, filterFormId, listOptions } from '#directory/render-filters.ts'
import { describeCount } from '#directory/render-people.ts'
import { countOptions, filterNames, filterPeople } from '#domain/people/filter-people.ts'
import { format } from '#messages/format.ts'

// The form is HTML that React does not own (render-filters.ts). It is changed in place, so that a select keeps its focus.

const findForm = () => document.getElementById(filterFormId) as HTMLFormElement | null
const selectsOf = (form: HTMLFormElement) => [...form.querySelectorAll('select')]

/** What is chosen in the form, as the query of an address. */
export function readForm(): string {
  const form = findForm()
  const chosen = form ? selectsOf(form).filter(({ value }) => value !== '') : []
  return `?${new URLSearchParams(chosen.map(({ name, value }) => [name, value]))}`
}

/** Whether a visitor has changed something before this code was loaded. */
export function isChanged(): boolean {
  const form = findForm()
  return form !== null && selectsOf(form).some(({ value, options }) => value !== chosenAtFirst(options))
}

const chosenAtFirst = (options: HTMLOptionsCollection) =>
  [...options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''

/** Shows the query in the form: what is chosen, and how many people each option would leave. */
export function showInForm(view: DirectoryView) {
  const form = findForm()
  if (!form) return
  const { query, people, words } = view
  const counts = countOptions(people, query.filters)
  for (const select of selectsOf(form)) {
    const name = filterNames.find((it) => it === select.name)
    if (name) for (const { value, text } of listOptions(view, name, counts)) writeOption(select, value, text)
    select.value = name ? (query.filters[name] ?? '') : query.order === 'free' ? 'free' : ''
  }
  form.previousElementSibling!.textContent = describeFilterButton(view)
  const found = describeCount(filterPeople(people, query.filters).length, words.practitioner)
  form.querySelector('[type=submit]')!.textContent = format(words.practitioner.showFound, {
    people: found.toLowerCase(),
  })
}

function writeOption(select: HTMLSelectElement, value: string, text: string) {
  const option = [...select.options].find((it) => it.value === value)
  // A roster that changed after the build may bring a clinic that the page did not have.
  if (!option) select.add(new Option(text, value))
  else if (option.text !== text) option.text = text
}

/** Closes the form where it lies over the page, on a phone. */
export function closeForm() {
  const form = findForm()
  if (form?.matches(':popover-open')) form.hidePopover()
}
