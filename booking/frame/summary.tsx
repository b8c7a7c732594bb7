import { parseSlotId } from '#domain/availability/slot-id.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { shortDay } from '#messages/short-dates.ts'
import { useGroups } from '../groups/use-groups.ts'
import type { StepName } from '../position/choices.ts'
import { countPeople, listTimes } from '../position/choices.ts'
import { edit, without } from '../position/links.ts'
import { sayClocks } from '../together/say-clocks.ts'
import { useWizard, type Wizard } from '../wizard-context.tsx'
import { hoursToCancel, sayCancellation } from '../words/cancellation.ts'
import { areaName } from '../words/step-title.ts'
import { SummaryBox, type SummaryRow } from './summary-box.tsx'

/** The choices so far. */
export function Summary() {
  const wizard = useWizard()
  const { position, words } = wizard
  const { value: groups } = useGroups(wizard)
  const rows = listRows(wizard)
  if (rows.length === 0) return null
  const slot = position.choices.slot ? parseSlotId(position.choices.slot) : null
  const { treatment } = position
  // A class that is sold as a whole and by the date has two prices until one of them is chosen.
  const isPriced = treatment && (slot !== null || treatment.group?.datePrice === undefined)
  const people = countPeople(position.choices)
  const total = treatment?.price && treatment.price * people
  const price = isPriced && formatPrice(total ?? treatment.price, wizard.common, treatment.isShare)
  const isForSeveral = people > 1
  const count = isForSeveral && format(words.together.count, { count: people })
  const cancellation = sayCancellation(words.summary, {
    start: slot?.start,
    hours: hoursToCancel(wizard, groups),
    now: Date.now(),
  })
  // A day without its time on the same line is hard to read.
  const time = slot && `${shortDay(dayAtClinic(slot.start), wizard.language)} ${sayClocks(listTimes(position.choices))}`
  const short = [
    treatment?.name ?? position.service?.name ?? position.type?.name,
    treatment?.group?.isOnline ? words.group.online : position.clinic?.name,
    count,
    time,
    treatment?.price === 0 && price,
  ]
  return (
    <SummaryBox
      heading={isForSeveral ? words.together.yours : words.summary.heading}
      rows={rows}
      short={short.some(Boolean) ? short : [rows[0]?.value]}
      // The times of several people are long, and wrap.
      time={isForSeveral ? null : time}
      // An amount keeps its place; that it depends is too long for the bar and stands among the choices.
      shortPrice={!!treatment?.price && price}
      price={price}
      priceNote={
        isForSeveral && treatment?.price
          ? format(words.together.each, { count: people, price: formatPrice(treatment.price, wizard.common) })
          : undefined
      }
      note={price && cancellation}
      site={wizard}
    />
  )
}

function listRows(wizard: Wizard): SummaryRow[] {
  const { position, words, language, catalogue } = wizard
  const { type, service, treatment, clinic, practitioner, choices, passed } = position
  const row = (step: StepName, name: string, value: string | undefined): SummaryRow[] => {
    if (!value) return []
    // A question that the flow does not ask cannot be answered otherwise.
    if (!position.steps.includes(step)) return [{ name, value }]
    if (passed.includes(step)) return [{ name, value, note: `(${words.nav.onlyChoice})` }]
    return [{ name, value, path: edit(position, step), action: words.nav.edit }]
  }
  const minutes = treatment && format(words.choose.minutes, { minutes: treatment.minutes })
  const slot = choices.slot ? parseSlotId(choices.slot) : null
  const person = slot && !choices.others && catalogue.team.find(({ id }) => id === slot.practitioner)
  // A tablet on its side has no room for how one came to the treatment, and stands in the clinic.
  const isShort = wizard.kiosk !== undefined && treatment !== undefined
  const way = isShort
    ? []
    : [
        ...row('type', words.summary.type, type?.name),
        ...row('service', words.summary.service, service?.name === type?.name ? undefined : service?.name),
      ]
  const place = clinic
    ? treatment?.group?.isOnline
      ? row('clinic', words.group.where, words.group.online)
      : row('clinic', words.summary.clinic, clinic.name)
    : row('area', words.summary.area, areaName(choices.area, wizard))
  return [
    ...way,
    ...row('treatment', words.summary.treatment, treatment && `${treatment.name}, ${minutes}`),
    ...(isShort ? [] : place),
    ...(practitioner && !slot
      ? [
          {
            name: words.summary.practitioner,
            value: practitioner.name,
            path: without(position, 'practitioner'),
            action: words.nav.remove,
          },
        ]
      : []),
    ...row(
      'time',
      words.summary.time,
      slot ? `${longDay(dayAtClinic(slot.start), language)}, ${sayClocks(listTimes(choices))}` : undefined,
    ),
    ...(person ? [{ name: words.summary.practitioner, value: person.name }] : []),
  ]
}
