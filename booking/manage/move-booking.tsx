import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { type Booking, type BookingKey, moveBooking } from '../api/api.ts'
import type { CallProblem } from '../api/call.ts'
import { findClinics, findTeam } from '../position/offer.ts'
import { BarTime } from '../time/bar-time.tsx'
import { type TimeChoice, TimePicker } from '../time/time-picker.tsx'
import type { BookingSite } from '../wizard-context.tsx'

/** Another time for the same treatment, at the same clinic or another that has it. */
export function MoveBooking({
  booking,
  bookingKey,
  site,
  onMoved,
  onProblem,
}: {
  booking: Booking
  bookingKey: BookingKey
  site: BookingSite
  onMoved: (booking: Booking) => void
  onProblem: (problem: CallProblem | undefined) => void
}) {
  const { words, catalogue, language } = site
  const treatment = catalogue.treatments[booking.treatment]
  const [clinicId, setClinic] = useState(booking.clinic)
  const [chosen, setChosen] = useState<TimeChoice>({ date: booking.start.slice(0, 10) })
  const [isBusy, setBusy] = useState(false)
  /** Bumped after a refusal: what is shown was not free. */
  const [round, setRound] = useState(0)
  const isUnderWay = useRef(false)
  const clinics = treatment ? findClinics(catalogue, treatment) : []
  const clinic = clinics.find(({ id }) => id === clinicId)
  if (!treatment || !clinic) return null

  async function move() {
    if (!chosen.slot || isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    onProblem(undefined)
    const answer = await moveBooking(bookingKey, chosen.slot)
    isUnderWay.current = false
    setBusy(false)
    if (answer.ok) return onMoved(answer.value)
    onProblem(answer.problem)
    setChosen({ ...chosen, slot: undefined })
    setRound(round + 1)
  }
  return (
    <section className="move" aria-label={words.manage.move}>
      <h2>{words.manage.move}</h2>
      {clinics.length > 1 && (
        <label className="tools">
          <span>{words.manage.chooseClinic}</span>{' '}
          <select
            className="input"
            value={clinicId}
            onChange={(event) => {
              setClinic(event.target.value)
              setChosen({ date: chosen.date })
            }}
          >
            {clinics.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <TimePicker
        key={round}
        treatment={treatment.id}
        clinic={clinic}
        team={findTeam(catalogue, treatment.id, clinic.id)}
        chosen={chosen}
        onChange={setChosen}
        site={site}
      />
      <div className="bar">
        {chosen.slot && <BarTime slot={chosen.slot} language={language} />}
        <Button onClick={move} aria-disabled={!chosen.slot || isBusy}>
          {isBusy ? words.manage.moving : words.manage.moveHere}
        </Button>
      </div>
    </section>
  )
}
