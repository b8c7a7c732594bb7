import { useState } from 'react'
import { partsOfDay } from '#domain/availability/part-of-day.ts'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { shortDay } from '#messages/short-dates.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { waitingWords } from '#messages/staff/waiting-words.ts'
import { useAsk } from '../app/use-calls.ts'
import { useCatalogue, useClinic, useClinicName } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { OutcomeLine } from '../parts/outcome-line.tsx'
import { sayTime } from '../parts/say-time.ts'
import { Tag, type TagTone } from '../parts/tag.tsx'
import { findNext, type Waiting } from './find-next.ts'
import { WaitingPanel } from './waiting-panel.tsx'
import './waiting.css'

/** An offer lasts for minutes; what changes at the clinic is told at once. */
const refreshEvery = 30_000

const tones: Record<Waiting['standing'], TagTone> = {
  waiting: 'quiet',
  offered: 'running',
  'enough-today': 'over',
  resting: 'over',
}

/** Who waits for a time at the clinic, in the order in which they are asked, and why somebody is not asked now. */
export default function WaitingScreen() {
  const words = useWords(waitingWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const clinic = useClinic()
  const clinicName = useClinicName()
  const { nameOf } = useCatalogue()
  const asked = useAsk('GET /staff/waiting-list', { query: { clinic } }, { refreshEvery })
  const { entries = [], quietUntil } = asked.data ?? {}
  const next = findNext(entries)
  const [open, setOpen] = useState<Waiting & { at: string }>()
  // Whoever has left the list meanwhile has no panel.
  const opened = entries.find(({ id }) => id === open?.id)
  const hasLeft = asked.data && open?.at === clinic && !opened

  // Narrow columns break between days, not within one.
  const sayDay = (day: string) => shortDay(day, locale).replaceAll(' ', '\u00a0')
  const sayDays = ({ days, parts }: Waiting) => {
    const ranges = days.map(({ from, to }) => (from === to ? sayDay(from) : `${sayDay(from)}\u00a0– ${sayDay(to)}`))
    const isWholeDay = partsOfDay.every((it) => parts.includes(it))
    return `${ranges.join(', ')}: ${isWholeDay ? words.anyPart : parts.map((it) => words.parts[it]).join(', ')}`
  }
  const sayWhy = ({ id, standing, offer }: Waiting) => {
    if (standing === 'offered' && offer) {
      const place = { time: sayTime(offer.start, locale), clinic: clinicName(offer.clinic) }
      return format(words.why.offered, { ...place, until: clockOf(offer.expiresAt) })
    }
    return next.has(id) ? words.nextWhy : words.why[standing]
  }
  return (
    <ListFrame
      title={words.title}
      asked={asked}
      beside={
        opened && (
          <WaitingPanel
            key={opened.id}
            id={opened.id}
            hasOffer={opened.offer !== null}
            onClose={() => setOpen(undefined)}
          />
        )
      }
    >
      {hasLeft && <OutcomeLine key={open.id}>{format(words.ended, { name: open.name })}</OutcomeLine>}
      <p className="waiting-rule">
        {words.rule} {quietUntil && <b>{format(words.quiet, { time: clockOf(quietUntil) })}</b>}
      </p>
      {entries.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ListTable
          label={words.title}
          rows={entries}
          keyOf={({ id }) => id}
          isOpen={({ id }) => id === opened?.id}
          columns={[
            {
              heading: common.name,
              isName: true,
              cell: (entry) => (
                <button type="button" className="link" onClick={() => setOpen({ ...entry, at: clinic })}>
                  {entry.name}
                </button>
              ),
            },
            {
              heading: words.since,
              isNamed: true,
              cell: ({ since }) => `${sayDay(since.slice(0, 10))} ${clockOf(since)}`,
            },
            {
              heading: words.what,
              cell: ({ treatment, clinics, group, booking }) => {
                const others = clinics.filter((it) => it !== clinic).map(clinicName)
                return (
                  <>
                    {nameOf(treatment)}
                    {group && ` (${words.course})`}
                    {others.length > 0 && (
                      <span className="waiting-note">{format(words.elsewhere, { clinics: others.join(', ') })}</span>
                    )}
                    {booking && (
                      <span className="waiting-note">
                        {format(words.booking, { time: sayTime(booking.start, locale) })}
                      </span>
                    )}
                  </>
                )
              },
            },
            { heading: words.days, cell: (entry) => (entry.group ? '' : sayDays(entry)) },
            {
              heading: common.state,
              cell: (entry) => (
                <>
                  <Tag tone={next.has(entry.id) ? 'next' : tones[entry.standing]}>
                    {next.has(entry.id) ? words.next : words.standing[entry.standing]}
                  </Tag>
                  <span className="waiting-note">{sayWhy(entry)}</span>
                </>
              ),
            },
          ]}
        />
      )}
    </ListFrame>
  )
}
