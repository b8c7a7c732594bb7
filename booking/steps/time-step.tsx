import { lazy, useCallback, useRef, useState } from 'react'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { clockAtClinic } from '#domain/dates/clinic-clock.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Slot } from '../booking-calls.ts'
import { Bar } from '../frame/bar.tsx'
import { after, keep } from '../position/links.ts'
import { findTeam } from '../position/offer.ts'
import { BarTime } from '../time/bar-time.tsx'
import { CannotFind } from '../time/cannot-find.tsx'
import { Elsewhere } from '../time/elsewhere.tsx'
import { type TimeChoice, TimePicker } from '../time/time-picker.tsx'
import { Together } from '../together/fetched.ts'
import { useAddPerson } from '../together/use-add-person.ts'
import { useJoinPath } from '../waiting/use-join-path.ts'
import { useWizard } from '../wizard-context.tsx'

// Few book a class.
const GroupStep = lazy(() => import('../groups/group-step.tsx'))

export function TimeStep() {
  const { treatment, choices } = useWizard().position
  if (treatment?.group) return <GroupStep />
  return choices.people ? <Together /> : <SlotStep />
}

/** Quiet: who comes alone passes it by. Stands only under times that we keep. */
function AddPerson() {
  const { position, words } = useWizard()
  const { partner } = position
  const link = useAddPerson()
  if (!link) return
  if (partner)
    return <p className="add-person small soft">{format(words.note['partner-alone'], { name: partner.name })}</p>
  return (
    <ButtonLink tone="quiet" className="add-person" {...link}>
      {words.together.add}
    </ButtonLink>
  )
}

function SlotStep() {
  const wizard = useWizard()
  const { position, words, catalogue, language, held, go, finish, instance } = wizard
  const { choices } = position
  const treatment = position.treatment!
  const clinic = position.clinic!
  const [gone, setGone] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  /** Incremented to fetch the times again. */
  const [round, setRound] = useState(0)
  const start = choices.slot ? parseSlotId(choices.slot)!.start : undefined
  /** The slot that was free when it was last looked at; one that only a link names may never have been. */
  const seen = useRef<string>(undefined)

  function change({ date, practitioner, slot }: TimeChoice) {
    setGone(undefined)
    setAsked(false)
    seen.current = slot
    go(keep(position, { date, practitioner, slot }), { replace: true })
  }

  /** A chosen time that is no longer among the free ones was taken meanwhile, unless it is held for this visitor. */
  const checkChosen = useCallback(
    (slots: Slot[], date: string) => {
      const { slot } = choices
      if (!slot || slot === held.slot) return
      // Another day is shown where the chosen one can no longer be booked, as from a page that was open overnight.
      if (choices.date === date && slots.some(({ id }) => id === slot)) {
        seen.current = slot
        return
      }
      const time = clockAtClinic(parseSlotId(slot)!.start)
      setGone(seen.current === slot ? format(words.time.gone, { time }) : words.time.notFound)
      go(keep(position, { slot: undefined }), { replace: true })
    },
    [choices, held.slot, position, go, words],
  )

  /** To the next step; where the time is the last question, to the end of the flow. */
  function goOn() {
    if (next) go(keep(position, {}, next))
    else finish?.run()
  }

  const person = choices.slot && catalogue.team.find(({ id }) => id === parseSlotId(choices.slot!)?.practitioner)
  const next = after(position)
  const elsewhere = position.steps.includes('clinic') && <Elsewhere />
  const joinPath = useJoinPath()
  const viewJoin = (wanted: { day?: string; seen?: string | undefined }) =>
    joinPath && (
      <li>
        <a href={joinPath(wanted)}>{words.time.waitingList}</a>
      </li>
    )
  return (
    <>
      <p className="soft">{format(words.time.zone, { clinic: clinic.name })}</p>
      {gone && (
        <Notice tone="warning" live>
          {gone}
        </Notice>
      )}
      <TimePicker
        key={round}
        treatment={treatment}
        clinic={clinic}
        team={findTeam(catalogue, treatment.id, clinic.id)}
        chosen={choices}
        held={held.slot}
        onChange={change}
        onSlots={checkChosen}
        elsewhere={elsewhere}
        viewWaiting={(day) => viewJoin({ day })}
        firstDay={instance.flow.firstDay}
        dateNote={gone || instance.flow.choicesIn === 'memory' ? undefined : words.note.date}
        site={wizard}
      >
        {(isOurs, day) => (
          <>
            <CannotFind clinic={clinic} onTryAgain={() => setRound(round + 1)} site={wizard}>
              {isOurs && viewJoin({ seen: day })}
              {elsewhere}
            </CannotFind>
            {isOurs && <AddPerson />}
            <p className="chosen-time" role="status">
              {start !== undefined && (
                <>
                  {words.time.chosen}{' '}
                  <b>
                    {longDay(choices.date!, language)} {clockAtClinic(start)}
                  </b>{' '}
                  {person && format(words.time.with, { name: person.name })}
                </>
              )}
              {isAsked && start === undefined && <span className="field-error">{words.time.chooseFirst}</span>}
            </p>
            <Bar>
              {choices.slot && <BarTime slot={choices.slot} language={language} />}
              <Button className="on" aria-disabled={!choices.slot} onClick={choices.slot ? goOn : () => setAsked(true)}>
                {next ? words.nav.next : finish?.label}
              </Button>
            </Bar>
          </>
        )}
      </TimePicker>
    </>
  )
}
